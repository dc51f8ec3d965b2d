"""What goes out, described for the API's own documentation and for clients that generate types from it."""

from typing import Literal, Union

from pydantic import BaseModel, ConfigDict, Field


class Outgoing(BaseModel):
    model_config = ConfigDict(extra="forbid")


class Text(Outgoing):
    """A message key with parameters; the client puts it into words."""

    k: str
    p: dict[str, Union[int, str, "Text"]] | None = None


class ErrorDetail(Outgoing):
    code: str = Field(description="stable name of the kind of refusal")
    reason: Text
    message: str = Field(description="the reason in English")


class Error(Outgoing):
    error: ErrorDetail


class Health(Outgoing):
    status: Literal["ok"]
    version: str


class OptionInfo(Outgoing):
    name: str
    default: str
    choices: list[str]


class GameInfo(Outgoing):
    id: str
    players: list[int]
    options: list[OptionInfo]
    policies: list[OptionInfo]
    modes: list[str]
    rules_version: int


class BotInfo(Outgoing):
    name: str
    level: int
    description: str


class Opened(Outgoing):
    table: str
    key: str
    invitation: str


class Seated(Outgoing):
    key: str
    seat: int


class Done(Outgoing):
    seq: int


class ListedSeat(Outgoing):
    name: str
    kind: str
    bot: str | None = None


class ListedTable(Outgoing):
    id: str
    game: str
    name: str
    status: Literal["open", "playing", "over"]
    seats: list[ListedSeat]
    round: int
    spectators: bool
    updated: int


class SeatInfo(Outgoing):
    seat: int
    kind: Literal["open", "closed", "person", "bot"]
    name: str
    bot: str | None = None
    connected: bool
    resigned: bool


class TableInfo(Outgoing):
    id: str
    game: str
    name: str
    status: Literal["open", "playing", "over"]
    options: dict[str, str]
    commit: Literal["explicit", "auto"]
    public: bool
    spectators: bool
    seats: list[SeatInfo]
    yours: list[int]
    owner: bool
    created: int
    updated: int
    seq: int


class PanelInfo(Outgoing):
    id: str
    title: str
    width: int
    height: int
    still: str
    moving: str


class PanelChange(Outgoing):
    id: str
    title: str | None = None
    width: int | None = None
    height: int | None = None
    still: str | None = None
    moving: str | None = None


class GaugeInfo(Outgoing):
    name: str
    value: int
    gain: int
    symbol: str


class PlayerInfo(Outgoing):
    seat: int
    name: str
    kind: str
    bot: str | None = None
    gauges: list[GaugeInfo]


class StageInfo(Outgoing):
    label: str
    when: int
    note: Text | None = None


class AnswerInfo(Outgoing):
    answer: int
    notation: str
    label: Text
    target: str | None = None
    cost: Text | None = None
    warnings: list[Text] | None = None
    rule: str | None = None


class Decision(Outgoing):
    seats: list[int]
    yours: bool
    kind: str
    prompt: Text
    rule: str
    answers: list[AnswerInfo]


class LogLine(Outgoing):
    n: int
    seat: int
    round: int
    notation: str
    label: Text
    target: str | None = None
    rule: str | None = None
    auto: bool | None = None
    said: list[Text]
    t: int


class Log(Outgoing):
    from_: int = Field(alias="from")
    lines: list[LogLine]


class Can(Outgoing):
    undo: bool
    redo: bool
    reset: bool
    commit: bool


class TakebackInfo(Outgoing):
    by: int
    entries: int
    agreed: list[int]


class ChatLine(Outgoing):
    n: int
    seat: int
    name: str
    text: str
    at: int


class Result(Outgoing):
    scores: list[int]
    ranks: list[int]
    by_source: list[dict[str, int]]


class StateMessage(Outgoing):
    """All that a seat, or a spectator, sees of a table."""

    seq: int
    table: TableInfo
    seat: int | None
    language: str
    panels: list[PanelInfo]
    defs: str
    style: str
    players: list[PlayerInfo]
    stages: list[StageInfo]
    seats: list[SeatInfo]
    status: Literal["open", "playing", "over"]
    takeback: TakebackInfo | None
    policies: dict[str, str]
    result: Result | None
    decision: Decision | None
    log: Log
    can: Can
    holder: int
    chat: list[ChatLine]
    over: bool


class ChangeMessage(Outgoing):
    """What changed between two rows of the journal; sent over the socket only."""

    type: Literal["change"]
    from_: int = Field(alias="from")
    seq: int
    panels: list[PanelChange] | None = None
    panel_order: list[str] | None = None
    style: str | None = None
    players: list[PlayerInfo] | None = None
    stages: list[StageInfo] | None = None
    seats: list[SeatInfo] | None = None
    status: str | None = None
    takeback: TakebackInfo | None = None
    policies: dict[str, str] | None = None
    result: Result | None = None
    decision: Decision | None = None
    log: Log | None = None
    can: Can | None = None
    holder: int | None = None


class Reason(Outgoing):
    notation: str
    label: Text
    why: Text


class Reasons(Outgoing):
    reasons: list[Reason]


class Hint(Outgoing):
    """One of the best answers, as the bots see it."""

    answer: int
    plan: list[Text] = Field(description="this answer and the rest of the turn")
    points: float = Field(description="to expect at the end of the game")
    share: float | None = Field(description="of games won from there; null during the set-up")
    because: list[Text]


class Hints(Outgoing):
    seq: int = Field(description="the row of the journal that the hints are for")
    hints: list[Hint]


class StandingInfo(Outgoing):
    points: float
    share: float


class Evaluated(Outgoing):
    """How everybody stood after an entry."""

    at: int
    standings: list[StandingInfo]


class Position(Outgoing):
    """A position of the past."""

    at: int
    entries: int
    seat: int | None
    language: str
    panels: list[PanelInfo]
    defs: str
    style: str
    players: list[PlayerInfo]
    stages: list[StageInfo]


class RoundFigures(Outgoing):
    round: int
    scores: list[int]
    gauges: list[dict[str, int]]


class Statistics(Outgoing):
    sources: list[dict[str, int]]
    rounds: list[RoundFigures]
    result: Result


class Uploaded(Outgoing):
    table: str
    key: str
