"""What comes in: acts, new tables, seats. Everything else about a request is checked by the tables themselves."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

Name = Annotated[str, StringConstraints(max_length=60, strip_whitespace=True)]
BotName = Annotated[str, StringConstraints(max_length=32)]
Key = Annotated[str, StringConstraints(max_length=200)]
ActId = Annotated[str, StringConstraints(min_length=1, max_length=64)]
OPS = (
    "answer", "undo", "redo", "reset", "commit", "policy", "resign", "takeback-ask", "takeback-agree",
    "takeback-decline",
)  # fmt: skip


class Incoming(BaseModel):
    model_config = ConfigDict(extra="forbid", str_max_length=4000)


class Act(Incoming):
    """Something that a seat does."""

    id: ActId = Field(description="Made by the client, unique for the act: sent twice, it counts once.")
    seat: int = Field(ge=0, lt=64)
    expect: int = Field(ge=0, le=2**31 - 1, description="The journal's number that the client has seen.")
    op: Literal[
        "answer", "undo", "redo", "reset", "commit", "policy", "resign", "takeback-ask", "takeback-agree",
        "takeback-decline",
    ]  # fmt: skip
    answer: int | str | None = Field(
        default=None, description="op `answer`: its number or a line of notation"
    )
    commit: bool = Field(default=False, description="op `answer`: commit the turn with it")
    name: str | None = Field(default=None, max_length=64, description="op `policy`: which one")
    choice: str | None = Field(default=None, max_length=64, description="op `policy`: what it is switched to")
    entries: int | None = Field(
        default=None, ge=0, le=2**31 - 1, description="op `takeback-ask`: back to before this entry"
    )


class NewSeat(Incoming):
    kind: Literal["me", "here", "open", "closed", "bot"]
    name: Name = ""
    bot: BotName = ""


class NewTable(Incoming):
    game: str = Field(max_length=32)
    seats: list[NewSeat] = Field(min_length=1, max_length=8)
    options: dict[str, str] = Field(default_factory=dict)
    seed: int | None = Field(default=None, ge=0, le=2**62 - 1)
    public: bool = False
    spectators: bool = True
    commit: Literal["explicit", "auto"] = "explicit"
    name: Name = ""


class Join(Incoming):
    invitation: Key = Field(default="", description="needed unless the table is public")
    seat: int | None = Field(default=None, ge=0, lt=64)
    name: Name = ""


class Start(Incoming):
    bot: BotName = ""


class SeatChange(Incoming):
    kind: Literal["open", "closed", "bot", "person"] | None = None
    bot: BotName | None = None
    name: Name | None = None


class Why(Incoming):
    seat: int = Field(ge=0, lt=64)
    target: str | None = Field(default=None, max_length=120)
    notation: str | None = Field(default=None, max_length=400)


class Fork(Incoming):
    at: int = Field(ge=0, le=2**31 - 1)
    seats: list[NewSeat] = Field(min_length=1, max_length=8)
    name: Name = ""
    public: bool = False
    spectators: bool = True
    commit: Literal["explicit", "auto"] = "explicit"


class Chat(Incoming):
    id: ActId
    seat: int | None = Field(default=None, ge=0, lt=64)
    text: Annotated[str, StringConstraints(min_length=1, max_length=1000, strip_whitespace=True)]


class Hello(BaseModel):
    """The first message of a socket."""

    model_config = ConfigDict(extra="ignore")
    type: Literal["hello"]
    table: str = Field(max_length=40)
    key: Key = ""
    seat: int | None = Field(default=None, ge=-1, lt=64)
    language: str = Field(default="en", max_length=8)
    since: int | None = Field(default=None, ge=0)


def act_data(act: Act) -> dict[str, Any]:
    """What the journal keeps of an act besides who and when."""
    if act.op == "answer":
        return {"answer": act.answer, "commit": True} if act.commit else {"answer": act.answer}
    if act.op == "policy":
        return {"name": act.name or "", "choice": act.choice or ""}
    if act.op == "takeback-ask":
        return {"entries": act.entries}
    return {}
