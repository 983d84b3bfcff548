// Generated from control.yaml by `npm run generate`. Do not edit.
export interface components {
    schemas: {
        /**
         * @description How this mock runs
         * @example {
         *       "namespace": "default",
         *       "enforce": false,
         *       "seed": 1,
         *       "appUrl": "",
         *       "addresses": [],
         *       "tables": [
         *         "tenants",
         *         "users"
         *       ],
         *       "tenants": [
         *         "academy",
         *         "oauth"
         *       ],
         *       "locales": [
         *         "zh_CN",
         *         "en_US"
         *       ]
         *     }
         */
        About: {
            /** @description Addresses of this machine, if the mock is open to the local network */
            addresses: string[];
            /** @description Empty if the pages have the mock's own origin */
            appUrl: string;
            /** @description Whether requests that break the contract are refused (`ENFORCE=1`) */
            enforce: boolean;
            /** @description The languages of its messages */
            locales: string[];
            /** @description The namespace of this request */
            namespace: string;
            /** @description The number that seeds the random source */
            seed: number;
            /** @description The tables under `/__mock/db/{table}` */
            tables: string[];
            /** @description The ids of the academies */
            tenants: string[];
        };
        /**
         * @description A fault that applies
         * @example {
         *       "operation": "requestToken",
         *       "kind": "status",
         *       "status": 503,
         *       "times": 1,
         *       "id": 1,
         *       "seen": 0
         *     }
         */
        ActiveFaultRule: components["schemas"]["FaultRule"] & components["schemas"]["RuleCount"];
        /**
         * @description A rule that applies
         * @example {
         *       "operation": "queryMembers",
         *       "kind": "delay",
         *       "ms": 5000,
         *       "when": {
         *         "academy": "large"
         *       },
         *       "id": 1,
         *       "seen": 0
         *     }
         */
        ActiveRule: components["schemas"]["Rule"] & components["schemas"]["RuleCount"];
        /**
         * @description What the cookies of this browser choose
         * @example {
         *       "namespace": "one",
         *       "outcomes": {
         *         "getOverseas": "overseas"
         *       }
         *     }
         */
        Browser: {
            /** @description Cookie `mock_ns` */
            namespace: string | null;
            outcomes: components["schemas"]["Choices"];
        };
        /**
         * @description A slider that the mock asked for
         * @example {
         *       "key": "slider-1",
         *       "account": "19900000003",
         *       "offset": 128,
         *       "createdAt": "2030-01-01T00:00:00.000Z",
         *       "expiresAt": "2030-01-01T00:05:00.000Z",
         *       "spent": false
         *     }
         */
        Challenge: {
            /** @description The phone number or e-mail address that it was asked for */
            account: string;
            /**
             * Format: date-time
             * @description When it was made, by the namespace's clock
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it stops being valid
             */
            expiresAt: string;
            /** @description The key of the slider, which the call that sends the code repeats */
            key: string;
            /** @description The right `left`; the tolerance is four pixels */
            offset: number;
            /** @description Whether it was used */
            spent: boolean;
        };
        /**
         * @description Names of outcomes by operation
         * @example {
         *       "getOverseas": "overseas"
         *     }
         */
        Choices: {
            [key: string]: string;
        };
        /**
         * @description The time of the namespace
         * @example {
         *       "now": "2030-01-01T00:00:00.000Z",
         *       "frozen": true
         *     }
         */
        Clock: {
            /** @description Whether the time stands still */
            frozen: boolean;
            /**
             * Format: date-time
             * @description The current time
             */
            now: string;
        };
        /**
         * @description One or several changes of the clock
         * @example {
         *       "freeze": "2030-01-01T00:00:00.000Z",
         *       "advanceMs": 60000
         *     }
         */
        ClockChange: {
            /** @description Milliseconds */
            advanceMs?: number;
            /**
             * Format: date-time
             * @description Freeze at this time
             */
            freeze?: string;
            /**
             * @description Back to the real time
             * @constant
             */
            reset?: true;
        };
        /**
         * @description How a fault changes the answer; docs/mock.md has a table of them
         * @enum {string}
         */
        FaultKind: "delay" | "hang" | "drop" | "reset-mid-body" | "malformed" | "truncated" | "empty" | "html" | "status" | "drip" | "body" | "late-body" | "wrong-length";
        /** @description A rule that damages answers */
        FaultRule: {
            kind: components["schemas"]["FaultKind"];
        } & components["schemas"]["RuleFields"];
        /** @description What a field of a row accepts */
        Field: {
            /** @description The fields of an object */
            fields?: components["schemas"]["Field"][];
            /**
             * @description How the desk edits it
             * @enum {string}
             */
            kind: "text" | "flag" | "number" | "time" | "choice" | "choices" | "texts" | "object" | "any";
            /** @description The name of the field */
            name: string;
            /** @description Whether it may be absent */
            optional: boolean;
            /** @description What can be chosen, for kinds `choice` and `choices` */
            options?: {
                /** @description The text on the desk */
                label: string;
                /** @description The value in the row */
                value: string | number;
            }[];
        };
        /**
         * @description A call with its answer, as the log keeps it
         * @example {
         *       "id": 7,
         *       "at": "2030-01-01T00:00:00.000Z",
         *       "operation": "getOverseas",
         *       "method": "GET",
         *       "path": "/api/accounts/open/client/overseas",
         *       "query": {},
         *       "headers": {
         *         "sxz-lang": "en_US"
         *       },
         *       "body": null,
         *       "status": 200,
         *       "code": "000000",
         *       "answeredAt": "2030-01-01T00:00:00.000Z",
         *       "ms": 3,
         *       "size": 46,
         *       "academy": "academy",
         *       "fault": null,
         *       "scenario": null,
         *       "trigger": null,
         *       "answer": {
         *         "headers": {
         *           "content-type": "application/json"
         *         },
         *         "body": {
         *           "code": "000000",
         *           "message": "success",
         *           "data": false
         *         }
         *       },
         *       "violations": []
         *     }
         */
        LoggedRequest: {
            /** @description The academy that the mock used */
            academy: string;
            /** @description The answer; null without one */
            answer: {
                /** @description Pictures and long texts are shortened, large bodies cut */
                body: unknown;
                /** @description The headers by name, in lower case */
                headers: {
                    [key: string]: string;
                };
            } | null;
            /**
             * Format: date-time
             * @description When it was answered; null while the call is running
             */
            answeredAt: string | null;
            /**
             * Format: date-time
             * @description When it arrived, by the namespace's clock
             */
            at: string;
            /** @description The body, parsed if the contract knows its type; null without one */
            body: unknown;
            /** @description The result code in the answer; null without one */
            code: string | null;
            /** @description The kind of the injected fault; null without one */
            fault: string | null;
            /** @description The headers by name, in lower case */
            headers: {
                [key: string]: unknown;
            };
            /** @description The number of the call; later calls have higher ones */
            id: number;
            /** @description The method, in capitals */
            method: string;
            /** @description Real milliseconds; null while the call is running */
            ms: number | null;
            /** @description Null for a path that is not in the contract */
            operation: string | null;
            /** @description The path without the query */
            path: string;
            /** @description The query by name, decoded */
            query: {
                [key: string]: unknown;
            };
            /** @description The chosen outcome */
            scenario: string | null;
            /** @description Bytes of the answer's body */
            size: number | null;
            /** @description Null without an answer */
            status: number | null;
            /** @description What decided the answer: a header, a cookie, rules or a test account */
            trigger: string | null;
            /** @description Where the call or its answer breaks the contract; empty if nowhere */
            violations: components["schemas"]["Violation"][];
        };
        /**
         * @description A verification code that the mock sent
         * @example {
         *       "to": "13912345678",
         *       "channel": "sms",
         *       "code": "482915",
         *       "text": "Your verification code is 482915.",
         *       "sentAt": "2030-01-01T00:00:00.000Z"
         *     }
         */
        Message: {
            /**
             * @description How it was sent
             * @enum {string}
             */
            channel: "sms" | "email";
            /** @description The code in the message, six digits */
            code: string;
            /**
             * Format: date-time
             * @description When it was sent, by the namespace's clock
             */
            sentAt: string;
            /** @description In the user's language */
            text: string;
            /** @description The phone number or e-mail address */
            to: string;
        };
        /** @description A name for a folder or an address; letters, digits, _ and - */
        Name: string;
        /**
         * @description A namespace in the list
         * @example {
         *       "name": "one",
         *       "calls": 12,
         *       "rules": 1
         *     }
         */
        NamespaceEntry: {
            /** @description Calls in its log */
            calls: number;
            /** @description The name of the namespace */
            name: string;
            /** @description The number of its rules */
            rules: number;
        };
        /**
         * @description The fault to add
         * @example {
         *       "operation": "requestToken",
         *       "kind": "status",
         *       "status": 503,
         *       "times": 1
         *     }
         */
        NewFaultRule: components["schemas"]["FaultRule"];
        /**
         * @description The rule to add
         * @example {
         *       "operation": "queryMembers",
         *       "kind": "delay",
         *       "ms": 5000,
         *       "when": {
         *         "academy": "large"
         *       }
         *     }
         */
        NewRule: components["schemas"]["Rule"];
        /**
         * @description How to name the saved scene
         * @example {
         *       "name": "bad-day",
         *       "about": "Sending fails and the search is slow"
         *     }
         */
        NewScene: {
            /** @description What the scene shows */
            about?: string;
            name: components["schemas"]["Name"];
        };
        /**
         * @description A QR code that the sign-in dialog shows
         * @example {
         *       "id": "qr-1c9e4b7d",
         *       "state": "waiting",
         *       "createdAt": "2030-01-01T00:00:00.000Z",
         *       "expiresAt": "2030-01-01T00:01:00.000Z",
         *       "userId": null,
         *       "moves": [
         *         "scan",
         *         "expire"
         *       ]
         *     }
         */
        QrSession: {
            /**
             * Format: date-time
             * @description When it was made, by the namespace's clock
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it stops being valid
             */
            expiresAt: string;
            /** @description The id in the QR code */
            id: string;
            /** @description The moves that are possible now */
            moves: ("scan" | "confirm" | "cancel" | "expire")[];
            /**
             * @description What happened to it last
             * @enum {string}
             */
            state: "waiting" | "scanned" | "confirmed" | "cancelled" | "used" | "expired";
            /** @description The user who confirmed */
            userId: string | null;
        };
        /**
         * @description Why the mock did not do it
         * @example {
         *       "message": "The request breaks contract/control.yaml: operation is missing",
         *       "violations": [
         *         {
         *           "where": "body",
         *           "message": "operation is missing"
         *         }
         *       ]
         *     }
         */
        Refusal: {
            /** @description The reason, in words */
            message: string;
            /** @description The fields that are wrong; empty if none is to blame */
            violations: components["schemas"]["Violation"][];
        };
        /**
         * @description A row of a table; its other fields depend on the table
         * @example {
         *       "id": "newcomer",
         *       "name": "New Comer",
         *       "departmentIds": [
         *         "department-0002"
         *       ]
         *     }
         */
        Row: {
            /** @description The id of the row in its table */
            id?: string;
        };
        /**
         * @description Why the row was refused
         * @example {
         *       "message": "loginScenarioType must be a number"
         *     }
         */
        RowRefusal: {
            /** @description The field that is wrong, in words */
            message: string;
        };
        /** @description A rule that chooses an outcome or damages answers */
        Rule: {
            /** @description `outcome`, or a kind of fault */
            kind: components["schemas"]["FaultKind"] | "outcome";
            /** @description The name of the outcome; for kind `outcome` */
            outcome?: string;
        } & components["schemas"]["RuleFields"];
        /**
         * @description What changes about a rule in its list
         * @example {
         *       "paused": true
         *     }
         */
        RuleArrangement: {
            /** @description A paused rule neither applies nor counts calls */
            paused?: boolean;
            /** @description The place in the list, from 0 */
            position?: number;
        };
        /** @description What the mock adds to a rule */
        RuleCount: {
            /** @description The id of the rule in its namespace */
            id: number;
            /** @description Matching calls since the rule was set */
            seen: number;
        };
        /** @description What all rules have */
        RuleFields: {
            /** @description Of `body` and `status`: a text is sent unchanged, anything else as JSON */
            body?: unknown;
            /** @description Headers that are added to the answer, by name */
            headers?: {
                [key: string]: string;
            };
            /** @description Upper limit of a random addition */
            jitterMs?: number;
            /** @description Length of a delay (1000), pause between two bytes of a drip (500), wait before a late body (1000) */
            ms?: number;
            /** @description An operation id of the contract, or `*` for all */
            operation: string;
            /** @description A paused rule neither applies nor counts calls */
            paused?: boolean;
            /** @description Calls that pass first */
            skip?: number;
            /** @description The HTTP status of kinds `status`, `html`, `malformed`, `empty` and `body` */
            status?: number;
            /** @description Calls that fail; all by default */
            times?: number;
            when?: components["schemas"]["RuleMatch"];
        };
        /** @description Conditions that a call must all meet. In texts, `*` means any text; case is ignored */
        RuleMatch: {
            /** @description The id of the academy that the call is for */
            academy?: string;
            /** @description A phone number, e-mail address or user id that the call names or is signed in as */
            account?: string;
            /** @description By field, for example `members.included.0` */
            body?: {
                [key: string]: string;
            };
            /** @description Texts of headers, by name */
            headers?: {
                [key: string]: string;
            };
            /**
             * @description The method of the call
             * @enum {string}
             */
            method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
            /** @description The path of the call */
            path?: string;
            /** @description Texts of the query, by name */
            query?: {
                [key: string]: string;
            };
        };
        /**
         * @description The outcome that every call of an operation gets
         * @example {
         *       "operation": "getOverseas",
         *       "scenario": "overseas"
         *     }
         */
        ScenarioChoice: {
            /** @description The operation id */
            operation: string;
            /** @description Null resets it */
            scenario: string | null;
        };
        /**
         * @description The outcomes that can be chosen, and those that are
         * @example {
         *       "active": {
         *         "getOverseas": "overseas"
         *       },
         *       "operations": [
         *         {
         *           "operation": "getOverseas",
         *           "summary": "Whether the user is outside the mainland",
         *           "scenarios": [
         *             {
         *               "name": "overseas",
         *               "about": "the user is overseas",
         *               "status": 200,
         *               "code": "000000"
         *             }
         *           ]
         *         }
         *       ]
         *     }
         */
        ScenarioList: {
            active: components["schemas"]["Choices"];
            /** @description The operations with their outcomes */
            operations: {
                /** @description The operation id */
                operation: string;
                /** @description Its outcomes */
                scenarios: {
                    /** @description What happens */
                    about: string;
                    /** @description The result code; null without one */
                    code: string | null;
                    /** @description The name of the outcome */
                    name: string;
                    /** @description `usual` is the default answer; null if there is no answer */
                    status: number | string | null;
                }[];
                /** @description What the operation does */
                summary: string;
            }[];
        };
        /**
         * @description A state of the mock as its differences from the seeds. Missing fields keep what the seeds have.
         * @example {
         *       "about": "The token call fails once",
         *       "clock": {
         *         "freeze": "2030-01-01T00:00:00Z"
         *       },
         *       "rules": [
         *         {
         *           "operation": "requestToken",
         *           "kind": "status",
         *           "status": 503,
         *           "times": 1
         *         }
         *       ],
         *       "tables": {
         *         "tenants": {
         *           "academy": {
         *             "loginScenarioType": 2
         *           }
         *         }
         *       }
         *     }
         */
        Scene: {
            /** @description For editors: `./scene.schema.json` */
            $schema?: string;
            /** @description What the scene shows */
            about?: string;
            /** @description The time of the namespace; the real time when omitted */
            clock?: {
                /** @description Milliseconds after that time, or after the real time */
                advanceMs?: number;
                /**
                 * Format: date-time
                 * @description Freeze at this time
                 */
                freeze?: string;
            };
            outcomes?: components["schemas"]["Choices"];
            /** @description Position of the random source; leave it out in a scene that you write */
            random?: number;
            /** @description Rules for future calls, in the order in which they apply */
            rules?: components["schemas"]["SceneRule"][];
            /** @description Changed rows by table and id, as JSON Merge Patch (RFC 7396): fields of a row that exists, all fields of a new one, null for one that is removed */
            tables?: {
                [key: string]: {
                    [key: string]: {
                        [key: string]: unknown;
                    } | null;
                };
            };
        };
        /**
         * @description The scenes of the folder
         * @example [
         *       {
         *         "name": "bad-day",
         *         "about": "Sending fails and the search is slow"
         *       }
         *     ]
         */
        SceneList: {
            /** @description What the scene shows */
            about: string;
            /** @description The name of the scene, as in its link */
            name: string;
        }[];
        /** @description A rule of a scene */
        SceneRule: {
            /** @description Calls of the operation so far */
            seen?: number;
        } & components["schemas"]["Rule"];
        /**
         * @description The real service and what it answers
         * @example {
         *       "url": "https://staging.academy.example",
         *       "operations": [
         *         "getProfile"
         *       ]
         *     }
         */
        Upstream: {
            /** @description The operations that it answers; all by default */
            operations?: string[];
            /** @description How long the mock waits for its answer; 30,000 by default */
            timeoutMs?: number;
            /** @description Whether it also answers paths under /api that the contract does not have; false by default */
            unknownPaths?: boolean;
            /** @description Origin of the service, for example `https://staging.academy.example` */
            url: string;
        };
        /**
         * @description The real service in use
         * @example {
         *       "url": "https://staging.academy.example",
         *       "operations": [
         *         "getProfile"
         *       ],
         *       "unknownPaths": false,
         *       "timeoutMs": 30000
         *     }
         */
        UpstreamState: {
            /** @description Null for all operations */
            operations: string[] | null;
            /** @description How long the mock waits for its answer, in milliseconds */
            timeoutMs: number;
            /** @description Whether it also answers paths under /api that the contract does not have */
            unknownPaths: boolean;
            /** @description Null if the mock answers everything */
            url: string | null;
        };
        /** @description Where a request or an answer breaks the contract */
        Violation: {
            /** @description What is wrong, in words */
            message: string;
            /**
             * @description The part that breaks it
             * @enum {string}
             */
            where: "header" | "query" | "path" | "body" | "route" | "answer";
        };
    };
    responses: never;
    parameters: {
        /** @description Id of a rule that `/__mock/faults` lists */
        FaultId: number;
        /** @description Id of the row */
        RowId: string;
        /** @description Id of a rule that `/__mock/rules` lists */
        RuleId: number;
        /** @description A scene that `/__mock/scenes` lists */
        Scene: components["schemas"]["Name"];
        /** @description A table that `/__mock/db/db` lists, for example `users` */
        Table: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export interface operations {
    getAbout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Settings */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["About"];
                };
            };
        };
    };
    getBrowser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Choices */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Browser"];
                };
            };
        };
    };
    listChallenges: {
        parameters: {
            query?: {
                /** @description Key of one challenge */
                key?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Challenges */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Challenge"][];
                };
            };
        };
    };
    getClock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Time */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Clock"];
                };
            };
        };
    };
    setClock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClockChange"];
            };
        };
        responses: {
            /** @description Time after the change */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Clock"];
                };
            };
            /** @description Not a valid time */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    getControlApi: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OpenAPI 3.1 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    listRows: {
        parameters: {
            query?: {
                /** @description Rows of a page */
                _limit?: number;
                /** @description Direction of `_sort` */
                _order?: "asc" | "desc";
                /** @description From 1 */
                _page?: number;
                /** @description A field */
                _sort?: string;
                /** @description Full text */
                q?: string;
            };
            header?: never;
            path: {
                /** @description A table that `/__mock/db/db` lists, for example `users` */
                table: components["parameters"]["Table"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rows; header `X-Total-Count` when paged */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Row"][];
                };
            };
        };
    };
    addRow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A table that `/__mock/db/db` lists, for example `users` */
                table: components["parameters"]["Table"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Row"];
            };
        };
        responses: {
            /** @description The row */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Row"];
                };
            };
            /** @description The id exists already */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RowRefusal"];
                };
            };
            /** @description An invalid row: the message names table, row and field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RowRefusal"];
                };
            };
        };
    };
    getRow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row */
                id: components["parameters"]["RowId"];
                /** @description A table that `/__mock/db/db` lists, for example `users` */
                table: components["parameters"]["Table"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The row */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Row"];
                };
            };
            /** @description No such row */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RowRefusal"];
                };
            };
        };
    };
    replaceRow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row */
                id: components["parameters"]["RowId"];
                /** @description A table that `/__mock/db/db` lists, for example `users` */
                table: components["parameters"]["Table"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Row"];
            };
        };
        responses: {
            /** @description The row */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Row"];
                };
            };
            /** @description No such row */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RowRefusal"];
                };
            };
            /** @description An invalid row: the message names table, row and field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RowRefusal"];
                };
            };
        };
    };
    removeRow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row */
                id: components["parameters"]["RowId"];
                /** @description A table that `/__mock/db/db` lists, for example `users` */
                table: components["parameters"]["Table"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description No such row */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RowRefusal"];
                };
            };
            /** @description The mock needs this row */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RowRefusal"];
                };
            };
        };
    };
    changeRow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row */
                id: components["parameters"]["RowId"];
                /** @description A table that `/__mock/db/db` lists, for example `users` */
                table: components["parameters"]["Table"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Row"];
            };
        };
        responses: {
            /** @description The row */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Row"];
                };
            };
            /** @description No such row */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RowRefusal"];
                };
            };
            /** @description An invalid row: the message names table, row and field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RowRefusal"];
                };
            };
        };
    };
    getDatabase: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Tables by name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: components["schemas"]["Row"][];
                    };
                };
            };
        };
    };
    followEvents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An endless stream */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
        };
    };
    listFaults: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rules */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActiveFaultRule"][];
                };
            };
        };
    };
    addFault: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewFaultRule"];
            };
        };
        responses: {
            /** @description Set */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActiveFaultRule"];
                };
            };
            /** @description No such operation, or a header that cannot be sent */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    clearFaults: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown[];
                };
            };
        };
    };
    removeFault: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of a rule that `/__mock/faults` lists */
                id: components["parameters"]["FaultId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The remaining rules */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActiveFaultRule"][];
                };
            };
            /** @description No such rule */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listMessages: {
        parameters: {
            query?: {
                /** @description Phone number or e-mail address */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Messages */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"][];
                };
            };
        };
    };
    clearMessages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Emptied */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown[];
                };
            };
        };
    };
    listNamespaces: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Namespaces */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NamespaceEntry"][];
                };
            };
        };
    };
    getOpenApi: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OpenAPI 3.1 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    listQrSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sessions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QrSession"][];
                };
            };
        };
    };
    moveQrSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description What the phone or the time does */
                action: "scan" | "confirm" | "cancel" | "expire";
                /** @description Id of the QR session */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The user who confirms; `user-chinese` by default */
                    userId?: string;
                };
            };
        };
        responses: {
            /** @description The session after the move */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QrSession"];
                };
            };
            /** @description No such session or user */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not possible in the session's state */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listRequests: {
        parameters: {
            query?: {
                /** @description Id of one operation */
                operation?: string;
                /** @description Only the calls that break the contract */
                violations?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Calls */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoggedRequest"][];
                };
            };
            /** @description No such operation */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    clearRequests: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Emptied */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown[];
                };
            };
        };
    };
    resetNamespace: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        namespace: string;
                    };
                };
            };
        };
    };
    listRules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rules */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActiveRule"][];
                };
            };
        };
    };
    addRule: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewRule"];
            };
        };
        responses: {
            /** @description Added */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActiveRule"];
                };
            };
            /** @description No such operation or outcome, or a header that cannot be sent */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    clearRules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown[];
                };
            };
        };
    };
    replaceRule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of a rule that `/__mock/rules` lists */
                id: components["parameters"]["RuleId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewRule"];
            };
        };
        responses: {
            /** @description The rule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActiveRule"];
                };
            };
            /** @description No such rule */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description No such operation or outcome, or a header that cannot be sent */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    removeRule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of a rule that `/__mock/rules` lists */
                id: components["parameters"]["RuleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The remaining rules */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActiveRule"][];
                };
            };
            /** @description No such rule */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    arrangeRule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of a rule that `/__mock/rules` lists */
                id: components["parameters"]["RuleId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RuleArrangement"];
            };
        };
        responses: {
            /** @description The rules */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActiveRule"][];
                };
            };
            /** @description No such rule */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    openWithScenario: {
        parameters: {
            query?: {
                /** @description `operation=name`, several with commas; empty resets them */
                set?: string;
                /** @description A path of the app */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Redirects to the page */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No such outcome */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listScenarios: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Outcomes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScenarioList"];
                };
            };
        };
    };
    setScenario: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScenarioChoice"];
            };
        };
        responses: {
            /** @description The active outcomes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Choices"];
                };
            };
            /** @description No such operation or outcome */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    clearScenarios: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The active outcomes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Choices"];
                };
            };
        };
    };
    getScene: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The scene */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Scene"];
                };
            };
        };
    };
    loadScene: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Scene"];
            };
        };
        responses: {
            /** @description The loaded scene */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Scene"];
                };
            };
            /** @description Not a valid scene: the message names the field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    openScene: {
        parameters: {
            query?: {
                /** @description A path of the app */
                to?: string;
            };
            header?: never;
            path: {
                /** @description A scene that `/__mock/scenes` lists */
                name: components["parameters"]["Scene"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Redirects to the page */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No such scene */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not a valid scene: the message names the field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listScenes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Scenes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SceneList"];
                };
            };
        };
    };
    saveScene: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewScene"];
            };
        };
        responses: {
            /** @description The scenes of the folder */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SceneList"];
                };
            };
        };
    };
    loadNamedScene: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A scene that `/__mock/scenes` lists */
                name: components["parameters"]["Scene"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The loaded scene */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Scene"];
                };
            };
            /** @description No such scene */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not a valid scene: the message names the field */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    listTables: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fields by table */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: components["schemas"]["Field"][];
                    };
                };
            };
        };
    };
    getUpstream: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The upstream */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpstreamState"];
                };
            };
        };
    };
    setUpstream: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Upstream"];
            };
        };
        responses: {
            /** @description The upstream */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpstreamState"];
                };
            };
            /** @description Not an address, or no such operation */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    clearUpstream: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The upstream */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpstreamState"];
                };
            };
        };
    };
}
