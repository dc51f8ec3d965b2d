# New Frontiers at play: questions, answers, warnings, reasons, the log.
# Names and amounts come from frontiers.ftl, as references or as parameters.

## Questions

frontiers-ask-side = Choose the side of your Empire board, and so your home colony.
frontiers-ask-choose = Choose an action tile: everybody resolves it, you get its bonus.
frontiers-ask-reveal = Chosen: { $action }. Your goal “{ $goal }” lies face down: do you turn it up now?
frontiers-ask-reveal-other = Chosen: { $action }. Your goal “{ $goal }” stays face down.
frontiers-ask-develop = You have { $credits }. Which technology do you buy, if any?
frontiers-ask-explore = Which planet do you take?
frontiers-ask-explore-second = Which planet do you take as your second?
frontiers-ask-return = You have { $planets } too many. Which explored planet goes back?
frontiers-ask-settle = Colonists or a settlement? Unused colonists: { $colonists }, credits: { $money }.
frontiers-ask-settle-second = Do you settle a second planet? Unused colonists: { $colonists }, credits: { $money }.
frontiers-ask-settle-last = Do you swap a colony before your turn ends?
frontiers-ask-force = “{ $planet }” has defence { $need }, you have military { $have }. Which good do you add?
frontiers-ask-force-enough = Military { $have } is enough for “{ $planet }” (defence { $need }). Do you conquer it?
frontiers-ask-force-good = Which { $kind } good do you discard for “{ $tile }”?
frontiers-ask-upgrade = Which planet takes the place of “{ $colony }”?
frontiers-ask-kind = Which kind is your Oort refinery in this action?
frontiers-ask-kind-arrived = Which good does your Oort refinery start with?
frontiers-ask-short = The supply has only { $goods } left ({ $kind }). Which colony gets one?
frontiers-ask-windfall = Which windfall power do you use next?
frontiers-ask-place = On which windfall colony does “{ $tile }” put a good?
frontiers-ask-place-bonus = On which windfall colony do you put the good of your bonus?
frontiers-ask-stock = Which goods do you move to your mat? They stay there.
frontiers-ask-sell = Which good do you sell, if any?
frontiers-ask-sell-again = Which good do you sell by “{ $tile }”?
frontiers-ask-tax = You received { $credits }. How many do you move to your mat?
frontiers-ask-consume = Which consume power do you use next?
frontiers-ask-goods = Which goods does “{ $tile }” consume? Still to choose: { $goods }.
frontiers-ask-keep = Which goal do you keep face down?
frontiers-ask-under = Which goal goes under the deck first?

## Answers

frontiers-do-action = { $action }
frontiers-do-action-produce = { $action } (+{ $credits })
frontiers-do-tech = { $tile } – { $effect }
frontiers-do-pass = Buy nothing
frontiers-do-return = Back into the bag: { $tile }
frontiers-do-store = Onto your mat: { $tile }
frontiers-do-colonists = Gain { $colonists }
frontiers-do-no-colonists = Gain no colonists: the pool is empty
frontiers-do-pay = Settle “{ $tile }”
frontiers-do-pay-military = Pay for “{ $tile }”
frontiers-do-conquer = Conquer “{ $tile }” (military { $have } against { $need })
frontiers-do-conquer-goods = Conquer “{ $tile }” with the help of goods (military { $have } against { $need })
frontiers-do-replace = Swap “{ $colony }” for “{ $tile }”
frontiers-do-upgrade = Swap “{ $tile }” for an explored planet
frontiers-do-upgrade-to = { $tile }
frontiers-do-settle-done = Settle no second planet
frontiers-do-last-done = Swap nothing
frontiers-do-force = { $tile }: { $kind } for +{ $n } military
frontiers-do-force-done = Conquer it now
frontiers-do-good = { $kind } good on “{ $tile }”
frontiers-do-sell = { $kind } good on “{ $tile }” for { $credits }
frontiers-do-place = “{ $tile }” ({ $kind })
frontiers-do-no-sale = Sell nothing
frontiers-do-power = { $tile } – { $effect }
frontiers-do-consume-done = Do not sell another good
frontiers-do-stock-done = Move no more goods
frontiers-do-tax = { $n ->
    [0] None
   *[other] { $n }
}
frontiers-do-kind = { $kind }
frontiers-do-reveal = Turn it up
frontiers-do-keep = Leave it hidden
frontiers-do-quiet = Leave it hidden and do not ask again in this round
frontiers-do-goal = { $goal } – { $effect }

## Warnings

frontiers-warning-last-spaces = This covers more than { $n } spaces: this round will be the last.
frontiers-warning-last-colonies = This is more than { $n } colonies: this round will be the last.
frontiers-warning-last-colonists = Fewer than { $n } colonists would be left in the pool: this round may be the last.
frontiers-warning-last-points = This empties the pool of points: this round will be the last.
frontiers-warning-no-tech = You could not pay for any technology.
frontiers-warning-no-settle = You could settle no planet, only gain colonists.
frontiers-warning-no-produce = You have no colony that could produce, and no credits would come.
frontiers-warning-no-goods = You have no good to sell or to consume.
frontiers-warning-first = Your pawn already stands in the first place.
frontiers-warning-no-goals = The deck of goals is empty.
frontiers-warning-surplus = With this you have too many planets: at the end of the action you give explored ones back.
frontiers-warning-few-colonists = Only { $colonists } left in the pool.
frontiers-warning-could-conquer = You could conquer it without paying.
frontiers-warning-enough = Your military is already enough.
frontiers-warning-good-lost = The { $kind } good on “{ $tile }” would be lost.
frontiers-warning-no-windfall = The supply has no { $kind } good for it.
frontiers-warning-affordable = You could still pay for technologies.

## Reasons

frontiers-refusal-not-asked = This is not an answer to the question that is asked.
frontiers-refusal-action-used = { $action } was already chosen in this round.
frontiers-refusal-action-out = { $action } is not in this game.
frontiers-refusal-needs = Needs { $need }, you have { $have }.
frontiers-refusal-military = Needs military { $need }, you have { $have }.
frontiers-refusal-military-goods = Needs military { $need }, you have { $have }, with all goods that could be discarded.
frontiers-refusal-tech-owned = You already own “{ $tile }”.
frontiers-refusal-tech-out = “{ $tile }” is not in this game: its tile shows the other side.
frontiers-refusal-tech-gone = No “{ $tile }” is left.
frontiers-refusal-spaces = You already cover { $spaces }; no further technology has room.
frontiers-refusal-straddle = A large technology needs both spaces on one side of the zone’s border.
frontiers-refusal-not-offered = “{ $tile }” is not on offer.
frontiers-refusal-taken = “{ $tile }” belongs to { $letter }.
frontiers-refusal-not-explored = “{ $tile }” is not among your explored planets.
frontiers-refusal-no-store = Planets go onto the mat only while the goal “{ $goal }” is face up.
frontiers-refusal-stored = Only one planet per action may go onto the mat.
frontiers-refusal-not-for-sale = “{ $tile }” is a military planet, and no power of yours lets you pay for it.
frontiers-refusal-not-military = “{ $tile }” is not a military planet: it must be paid for.
frontiers-refusal-no-passing = There is no passing: gain colonists or settle.
frontiers-refusal-made-choice = You have already made your choice in this action.
frontiers-refusal-no-upgrade = No power of yours lets you swap colonies now.
frontiers-refusal-upgrade-used = You have already swapped a colony in this action.
frontiers-refusal-not-colony = “{ $tile }” is not a colony of yours.
frontiers-refusal-upgrade-new = “{ $tile }” came into your empire in this action.
frontiers-refusal-upgrade-military = A military planet or colony takes no part in a swap: “{ $tile }”.
frontiers-refusal-upgrade-nothing = None of your explored planets can take the place of “{ $tile }”.
frontiers-refusal-upgrade-kind = “{ $tile }” is of another kind than “{ $colony }”.
frontiers-refusal-upgrade-cost = “{ $tile }” must cost { $least } to { $most } more than “{ $colony }”; the difference is { $have }.
frontiers-refusal-no-replace = You have no colony that can be swapped for “{ $tile }”.
frontiers-refusal-no-good = There is no good on “{ $tile }”.
frontiers-refusal-good-kind = The good on “{ $tile }” is of another kind: { $kind }.
frontiers-refusal-kind-taken = A good of this kind was already taken: { $kind }.
frontiers-refusal-refinery = The good on “{ $tile }” cannot be sold.
frontiers-refusal-must-sell = One good must be sold now.
frontiers-refusal-power-missing = You have no such power.
frontiers-refusal-power-phase = The power of “{ $tile }” does not work in this question.
frontiers-refusal-power-used = The power of “{ $tile }” was already used in this action.
frontiers-refusal-power-new = “{ $tile }” came into your empire in this action; its powers wait for the next one.
frontiers-refusal-power-goods = “{ $tile }” needs { $need }, you have { $have }.
frontiers-refusal-power-goods-kind = “{ $tile }” needs { $need } ({ $kind }), you have { $have }.
frontiers-refusal-force-short = With “{ $tile }” the planet could not be conquered any more.
frontiers-refusal-power-always = The power of “{ $tile }” works by itself.
frontiers-refusal-must-consume = A consume power that can work must be used.
frontiers-refusal-nothing-to-sell = You have no good that could be sold.
frontiers-refusal-no-windfall = “{ $tile }” has no empty windfall colony to put a good on.
frontiers-refusal-not-windfall = “{ $tile }” is not a windfall colony.
frontiers-refusal-not-production = “{ $tile }” is not a production colony of this kind.
frontiers-refusal-full = “{ $tile }” already has a good.
frontiers-refusal-other-kind = “{ $tile }” is of another kind.
frontiers-refusal-supply = The supply has no { $kind } good left.
frontiers-refusal-tax = You received only { $credits }.
frontiers-refusal-first-game-goals = A first game is played without goals.
frontiers-refusal-reveal = Only goals with a stockpile can be turned up early.
frontiers-refusal-goal-place = You are looking at { $n ->
    [one] { $n } goal
   *[other] { $n } goals
} only.

## The log

frontiers-event-round = Round { $n } begins.
frontiers-event-home = { $letter } plays with “{ $tile }”.
frontiers-event-choose = { $letter } chose { $action }.
frontiers-event-credits = { $letter } gained { $credits } (“{ $tile }”).
frontiers-event-credits-bonus = { $letter } gained { $credits } (bonus).
frontiers-event-colonists = { $letter } gained { $colonists } (“{ $tile }”).
frontiers-event-colonists-action = { $letter } gained { $colonists }.
frontiers-event-vp = { $letter } gained { $vp } (“{ $tile }”).
frontiers-event-vp-bonus = { $letter } gained { $vp } (bonus).
frontiers-event-buy = { $letter } bought “{ $tile }” for { $credits }.
frontiers-event-buy-free = { $letter } took “{ $tile }” for nothing.
frontiers-event-pass = { $letter } bought nothing.
frontiers-event-open = On offer: “{ $tile }”.
frontiers-event-take = { $letter } took “{ $tile }”.
frontiers-event-draw = { $letter } drew “{ $tile }” from the bag (“{ $source }”).
frontiers-event-back = Back into the bag: { $planets }.
frontiers-event-return = { $letter } returned “{ $tile }” to the bag.
frontiers-event-store-planet = { $letter } put “{ $tile }” onto the mat.
frontiers-event-settle = { $letter } settled “{ $tile }” for { $credits }.
frontiers-event-settle-free = { $letter } settled “{ $tile }” for nothing.
frontiers-event-conquer = { $letter } conquered “{ $tile }”.
frontiers-event-force = { $letter } turned a good ({ $kind }) into +{ $n } military (“{ $tile }”).
frontiers-event-upgrade = { $letter } upgraded “{ $tile }” to “{ $planet }”.
frontiers-event-replace = { $letter } swapped “{ $tile }” for “{ $planet }”.
frontiers-event-windfall = “{ $tile }” of { $letter } starts with a good: { $kind }.
frontiers-event-kind = { $letter } fixed the kind of the Oort refinery: { $kind }.
frontiers-event-produce = { $letter } produced on “{ $tile }”: { $kind }.
frontiers-event-stock = { $letter } moved a good from “{ $tile }” to the mat: { $kind }.
frontiers-event-sell = { $letter } sold a good from “{ $tile }” ({ $kind }) for { $credits }.
frontiers-event-no-sale = { $letter } sold nothing.
frontiers-event-tax = { $letter } moved { $credits } to the mat.
frontiers-event-consume = { $letter } consumed { $goods } with “{ $tile }”: { $gain }.
frontiers-event-consume-none = { $letter } used “{ $tile }”: { $gain }.
frontiers-event-first = { $letter } took the first place.
frontiers-event-forward = { $letter } moved one place forward.
frontiers-event-forward-none = { $letter } stays in the first place.
frontiers-event-look = { $letter } looked at the goal “{ $goal }”.
frontiers-event-kept = { $letter } kept a goal face down.
frontiers-event-kept-goal = { $letter } kept the goal “{ $goal }”.
frontiers-event-goal-up = The goal of { $letter } was turned up: { $goal }.
frontiers-event-left = Credits on the Produce tile: { $n }.
frontiers-event-last-spaces = The last round: more than { $n } technology spaces are covered.
frontiers-event-last-colonies = The last round: somebody has more than { $n } colonies.
frontiers-event-last-colonists = The last round: fewer than { $n } colonists are left.
frontiers-event-last-points = The last round: the pool of points is empty.
frontiers-event-last-limit = The game ends after { $n } rounds without an end.
frontiers-event-score = { $letter }: { $vp } ({ $source }).
frontiers-event-discard = { $letter } gave up the good on “{ $tile }”: { $kind }.

## Where points come from

frontiers-source-chips = point chips
frontiers-source-technologies = technologies
frontiers-source-colonies = colonies
frontiers-source-bonuses = tiles with a question mark
frontiers-source-goals = goals

## Automations

frontiers-policy-reveal = Your hidden goal
    .description = Whether you are asked to turn it up whenever an action tile is chosen.
frontiers-policy-reveal-ask = Ask every time
frontiers-policy-reveal-keep = Leave it hidden

## At a glance

frontiers-gauge-vp = Points so far
frontiers-gauge-credits = Credits
frontiers-gauge-colonists = Unused colonists
frontiers-gauge-goods = Goods
frontiers-gauge-military = Military
frontiers-gauge-colonies = Colonies
frontiers-gauge-spaces = Technology spaces

# What the bots look at: an answer is explained by what it changes of this.
frontiers-aspect-points = points so far
frontiers-aspect-credits = credits
frontiers-aspect-planets = planets to settle, and colonists
frontiers-aspect-engine = producing and consuming
frontiers-aspect-powers = powers

frontiers-stage = { $round ->
    [0] Set-up
   *[other] Round { $round }
}
frontiers-stage-action = Round { $round }: { $action }
frontiers-stage-last = Round { $round }, the last
frontiers-stage-last-action = Round { $round }, the last: { $action }
