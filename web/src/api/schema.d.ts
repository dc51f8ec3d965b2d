// Written by scripts/api_types.py from what the server says of itself. Do not edit.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Act
         * @description Something that a seat does.
         */
        Act: {
            /**
             * Id
             * @description Made by the client, unique for the act: sent twice, it counts once.
             */
            id: string;
            /** Seat */
            seat: number;
            /**
             * Expect
             * @description The journal's number that the client has seen.
             */
            expect: number;
            /**
             * Op
             * @enum {string}
             */
            op: "answer" | "undo" | "redo" | "reset" | "commit" | "policy" | "resign" | "takeback-ask" | "takeback-agree" | "takeback-decline";
            /**
             * Answer
             * @description op `answer`: its number or a line of notation
             */
            answer?: number | string | null;
            /**
             * Commit
             * @description op `answer`: commit the turn with it
             * @default false
             */
            commit?: boolean;
            /**
             * Name
             * @description op `policy`: which one
             */
            name?: string | null;
            /**
             * Choice
             * @description op `policy`: what it is switched to
             */
            choice?: string | null;
            /**
             * Entries
             * @description op `takeback-ask`: back to before this entry
             */
            entries?: number | null;
        };
        /** AnswerInfo */
        AnswerInfo: {
            /** Answer */
            answer: number;
            /** Notation */
            notation: string;
            label: components["schemas"]["Text"];
            /**
             * Target
             * @default null
             */
            target?: string | null;
            /** @default null */
            cost?: components["schemas"]["Text"] | null;
            /**
             * Warnings
             * @default null
             */
            warnings?: components["schemas"]["Text"][] | null;
            /**
             * Rule
             * @default null
             */
            rule?: string | null;
        };
        /** BotInfo */
        BotInfo: {
            /** Name */
            name: string;
            /** Level */
            level: number;
            /** Description */
            description: string;
        };
        /** Can */
        Can: {
            /** Undo */
            undo: boolean;
            /** Redo */
            redo: boolean;
            /** Reset */
            reset: boolean;
            /** Commit */
            commit: boolean;
        };
        /** Chat */
        Chat: {
            /** Id */
            id: string;
            /** Seat */
            seat?: number | null;
            /** Text */
            text: string;
        };
        /** ChatLine */
        ChatLine: {
            /** N */
            n: number;
            /** Seat */
            seat: number;
            /** Name */
            name: string;
            /** Text */
            text: string;
            /** At */
            at: number;
        };
        /** Decision */
        Decision: {
            /** Seats */
            seats: number[];
            /** Yours */
            yours: boolean;
            /** Kind */
            kind: string;
            prompt: components["schemas"]["Text"];
            /** Rule */
            rule: string;
            /** Answers */
            answers: components["schemas"]["AnswerInfo"][];
        };
        /** Done */
        Done: {
            /** Seq */
            seq: number;
        };
        /** Error */
        Error: {
            error: components["schemas"]["ErrorDetail"];
        };
        /** ErrorDetail */
        ErrorDetail: {
            /**
             * Code
             * @description stable name of the kind of refusal
             */
            code: string;
            reason: components["schemas"]["Text"];
            /**
             * Message
             * @description the reason in English
             */
            message: string;
        };
        /**
         * Evaluated
         * @description How everybody stood after an entry.
         */
        Evaluated: {
            /** At */
            at: number;
            /** Standings */
            standings: components["schemas"]["StandingInfo"][];
        };
        /** Fork */
        Fork: {
            /** At */
            at: number;
            /** Seats */
            seats: components["schemas"]["NewSeat"][];
            /**
             * Name
             * @default
             */
            name?: string;
            /**
             * Public
             * @default false
             */
            public?: boolean;
            /**
             * Spectators
             * @default true
             */
            spectators?: boolean;
            /**
             * Commit
             * @default explicit
             * @enum {string}
             */
            commit?: "explicit" | "auto";
        };
        /** GameInfo */
        GameInfo: {
            /** Id */
            id: string;
            /** Players */
            players: number[];
            /** Options */
            options: components["schemas"]["OptionInfo"][];
            /** Policies */
            policies: components["schemas"]["OptionInfo"][];
            /** Modes */
            modes: string[];
            /** Rules Version */
            rules_version: number;
        };
        /** GaugeInfo */
        GaugeInfo: {
            /** Name */
            name: string;
            /** Value */
            value: number;
            /** Gain */
            gain: number;
            /** Symbol */
            symbol: string;
        };
        /** HTTPValidationError */
        HTTPValidationError: {
            /** Detail */
            detail?: components["schemas"]["ValidationError"][];
        };
        /** Health */
        Health: {
            /**
             * Status
             * @constant
             */
            status: "ok";
            /** Version */
            version: string;
        };
        /**
         * Hint
         * @description One of the best answers, as the bots see it.
         */
        Hint: {
            /** Answer */
            answer: number;
            /**
             * Plan
             * @description this answer and the rest of the turn
             */
            plan: components["schemas"]["Text"][];
            /**
             * Points
             * @description to expect at the end of the game
             */
            points: number;
            /**
             * Share
             * @description of games won from there; null during the set-up
             */
            share: number | null;
            /** Because */
            because: components["schemas"]["Text"][];
        };
        /** Hints */
        Hints: {
            /**
             * Seq
             * @description the row of the journal that the hints are for
             */
            seq: number;
            /** Hints */
            hints: components["schemas"]["Hint"][];
        };
        /** Join */
        Join: {
            /**
             * Invitation
             * @description needed unless the table is public
             * @default
             */
            invitation?: string;
            /** Seat */
            seat?: number | null;
            /**
             * Name
             * @default
             */
            name?: string;
        };
        /** ListedSeat */
        ListedSeat: {
            /** Name */
            name: string;
            /** Kind */
            kind: string;
            /** Bot */
            bot?: string | null;
        };
        /** ListedTable */
        ListedTable: {
            /** Id */
            id: string;
            /** Game */
            game: string;
            /** Name */
            name: string;
            /**
             * Status
             * @enum {string}
             */
            status: "open" | "playing" | "over";
            /** Seats */
            seats: components["schemas"]["ListedSeat"][];
            /** Round */
            round: number;
            /** Spectators */
            spectators: boolean;
            /** Updated */
            updated: number;
        };
        /** Log */
        Log: {
            /** From */
            from: number;
            /** Lines */
            lines: components["schemas"]["LogLine"][];
        };
        /** LogLine */
        LogLine: {
            /** N */
            n: number;
            /** Seat */
            seat: number;
            /** Round */
            round: number;
            /** Notation */
            notation: string;
            label: components["schemas"]["Text"];
            /**
             * Target
             * @default null
             */
            target?: string | null;
            /**
             * Rule
             * @default null
             */
            rule?: string | null;
            /**
             * Auto
             * @default null
             */
            auto?: boolean | null;
            /** Said */
            said: components["schemas"]["Text"][];
            /** T */
            t: number;
        };
        /** NewSeat */
        NewSeat: {
            /**
             * Kind
             * @enum {string}
             */
            kind: "me" | "here" | "open" | "closed" | "bot";
            /**
             * Name
             * @default
             */
            name?: string;
            /**
             * Bot
             * @default
             */
            bot?: string;
        };
        /** NewTable */
        NewTable: {
            /** Game */
            game: string;
            /** Seats */
            seats: components["schemas"]["NewSeat"][];
            /** Options */
            options?: {
                [key: string]: string;
            };
            /** Seed */
            seed?: number | null;
            /**
             * Public
             * @default false
             */
            public?: boolean;
            /**
             * Spectators
             * @default true
             */
            spectators?: boolean;
            /**
             * Commit
             * @default explicit
             * @enum {string}
             */
            commit?: "explicit" | "auto";
            /**
             * Name
             * @default
             */
            name?: string;
        };
        /** Opened */
        Opened: {
            /** Table */
            table: string;
            /** Key */
            key: string;
            /** Invitation */
            invitation: string;
        };
        /** OptionInfo */
        OptionInfo: {
            /** Name */
            name: string;
            /** Default */
            default: string;
            /** Choices */
            choices: string[];
        };
        /** PanelInfo */
        PanelInfo: {
            /** Id */
            id: string;
            /** Title */
            title: string;
            /** Width */
            width: number;
            /** Height */
            height: number;
            /** Still */
            still: string;
            /** Moving */
            moving: string;
        };
        /** PlayerInfo */
        PlayerInfo: {
            /** Seat */
            seat: number;
            /** Name */
            name: string;
            /** Kind */
            kind: string;
            /**
             * Bot
             * @default null
             */
            bot?: string | null;
            /** Gauges */
            gauges: components["schemas"]["GaugeInfo"][];
        };
        /**
         * Position
         * @description A position of the past.
         */
        Position: {
            /** At */
            at: number;
            /** Entries */
            entries: number;
            /** Seat */
            seat: number | null;
            /** Language */
            language: string;
            /** Panels */
            panels: components["schemas"]["PanelInfo"][];
            /** Defs */
            defs: string;
            /** Style */
            style: string;
            /** Players */
            players: components["schemas"]["PlayerInfo"][];
            /** Stages */
            stages: components["schemas"]["StageInfo"][];
        };
        /** Reason */
        Reason: {
            /** Notation */
            notation: string;
            label: components["schemas"]["Text"];
            why: components["schemas"]["Text"];
        };
        /** Reasons */
        Reasons: {
            /** Reasons */
            reasons: components["schemas"]["Reason"][];
        };
        /** Result */
        Result: {
            /** Scores */
            scores: number[];
            /** Ranks */
            ranks: number[];
            /** By Source */
            by_source: {
                [key: string]: number;
            }[];
        };
        /** RoundFigures */
        RoundFigures: {
            /** Round */
            round: number;
            /** Scores */
            scores: number[];
            /** Gauges */
            gauges: {
                [key: string]: number;
            }[];
        };
        /** SeatChange */
        SeatChange: {
            /** Kind */
            kind?: ("open" | "closed" | "bot" | "person") | null;
            /** Bot */
            bot?: string | null;
            /** Name */
            name?: string | null;
        };
        /** SeatInfo */
        SeatInfo: {
            /** Seat */
            seat: number;
            /**
             * Kind
             * @enum {string}
             */
            kind: "open" | "closed" | "person" | "bot";
            /** Name */
            name: string;
            /**
             * Bot
             * @default null
             */
            bot?: string | null;
            /** Connected */
            connected: boolean;
            /** Resigned */
            resigned: boolean;
        };
        /** Seated */
        Seated: {
            /** Key */
            key: string;
            /** Seat */
            seat: number;
        };
        /** StageInfo */
        StageInfo: {
            /** Label */
            label: string;
            /** When */
            when: number;
            /** @default null */
            note?: components["schemas"]["Text"] | null;
        };
        /** StandingInfo */
        StandingInfo: {
            /** Points */
            points: number;
            /** Share */
            share: number;
        };
        /** Start */
        Start: {
            /**
             * Bot
             * @default
             */
            bot?: string;
        };
        /**
         * StateMessage
         * @description All that a seat, or a spectator, sees of a table.
         */
        StateMessage: {
            /** Seq */
            seq: number;
            table: components["schemas"]["TableInfo"];
            /** Seat */
            seat: number | null;
            /** Language */
            language: string;
            /** Panels */
            panels: components["schemas"]["PanelInfo"][];
            /** Defs */
            defs: string;
            /** Style */
            style: string;
            /** Players */
            players: components["schemas"]["PlayerInfo"][];
            /** Stages */
            stages: components["schemas"]["StageInfo"][];
            /** Seats */
            seats: components["schemas"]["SeatInfo"][];
            /**
             * Status
             * @enum {string}
             */
            status: "open" | "playing" | "over";
            takeback: components["schemas"]["TakebackInfo"] | null;
            /** Policies */
            policies: {
                [key: string]: string;
            };
            result: components["schemas"]["Result"] | null;
            decision: components["schemas"]["Decision"] | null;
            log: components["schemas"]["Log"];
            can: components["schemas"]["Can"];
            /** Holder */
            holder: number;
            /** Chat */
            chat: components["schemas"]["ChatLine"][];
            /** Over */
            over: boolean;
        };
        /** Statistics */
        Statistics: {
            /** Sources */
            sources: {
                [key: string]: number;
            }[];
            /** Rounds */
            rounds: components["schemas"]["RoundFigures"][];
            result: components["schemas"]["Result"];
        };
        /** TableInfo */
        TableInfo: {
            /** Id */
            id: string;
            /** Game */
            game: string;
            /** Name */
            name: string;
            /**
             * Status
             * @enum {string}
             */
            status: "open" | "playing" | "over";
            /** Options */
            options: {
                [key: string]: string;
            };
            /**
             * Commit
             * @enum {string}
             */
            commit: "explicit" | "auto";
            /** Public */
            public: boolean;
            /** Spectators */
            spectators: boolean;
            /** Seats */
            seats: components["schemas"]["SeatInfo"][];
            /** Yours */
            yours: number[];
            /** Owner */
            owner: boolean;
            /** Created */
            created: number;
            /** Updated */
            updated: number;
            /** Seq */
            seq: number;
        };
        /** TakebackInfo */
        TakebackInfo: {
            /** By */
            by: number;
            /** Entries */
            entries: number;
            /** Agreed */
            agreed: number[];
        };
        /**
         * Text
         * @description A message key with parameters; the client puts it into words.
         */
        Text: {
            /** K */
            k: string;
            /**
             * P
             * @default null
             */
            p?: {
                [key: string]: number | string | components["schemas"]["Text"];
            } | null;
        };
        /** Uploaded */
        Uploaded: {
            /** Table */
            table: string;
            /** Key */
            key: string;
        };
        /** ValidationError */
        ValidationError: {
            /** Location */
            loc: (string | number)[];
            /** Message */
            msg: string;
            /** Error Type */
            type: string;
            /** Input */
            input?: unknown;
            /** Context */
            ctx?: Record<string, never>;
        };
        /** Why */
        Why: {
            /** Seat */
            seat: number;
            /** Target */
            target?: string | null;
            /** Notation */
            notation?: string | null;
        };
        /** PanelChange */
        PanelChange: {
            /** Id */
            id: string;
            /**
             * Title
             * @default null
             */
            title?: string | null;
            /**
             * Width
             * @default null
             */
            width?: number | null;
            /**
             * Height
             * @default null
             */
            height?: number | null;
            /**
             * Still
             * @default null
             */
            still?: string | null;
            /**
             * Moving
             * @default null
             */
            moving?: string | null;
        };
        /**
         * ChangeMessage
         * @description What changed between two rows of the journal; sent over the socket only.
         */
        ChangeMessage: {
            /**
             * Type
             * @constant
             */
            type: "change";
            /** From */
            from: number;
            /** Seq */
            seq: number;
            /**
             * Panels
             * @default null
             */
            panels?: components["schemas"]["PanelChange"][] | null;
            /**
             * Panel Order
             * @default null
             */
            panel_order?: string[] | null;
            /**
             * Style
             * @default null
             */
            style?: string | null;
            /**
             * Players
             * @default null
             */
            players?: components["schemas"]["PlayerInfo"][] | null;
            /**
             * Stages
             * @default null
             */
            stages?: components["schemas"]["StageInfo"][] | null;
            /**
             * Seats
             * @default null
             */
            seats?: components["schemas"]["SeatInfo"][] | null;
            /**
             * Status
             * @default null
             */
            status?: string | null;
            /** @default null */
            takeback?: components["schemas"]["TakebackInfo"] | null;
            /**
             * Policies
             * @default null
             */
            policies?: {
                [key: string]: string;
            } | null;
            /** @default null */
            result?: components["schemas"]["Result"] | null;
            /** @default null */
            decision?: components["schemas"]["Decision"] | null;
            /** @default null */
            log?: components["schemas"]["Log"] | null;
            /** @default null */
            can?: components["schemas"]["Can"] | null;
            /**
             * Holder
             * @default null
             */
            holder?: number | null;
        };
        /**
         * Hello
         * @description The first message of a socket.
         */
        Hello: {
            /**
             * Type
             * @constant
             */
            type: "hello";
            /** Table */
            table: string;
            /**
             * Key
             * @default
             */
            key?: string;
            /**
             * Seat
             * @default null
             */
            seat?: number | null;
            /**
             * Language
             * @default en
             */
            language?: string;
            /**
             * Since
             * @default null
             */
            since?: number | null;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
