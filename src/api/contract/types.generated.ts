// Generated from openapi.yaml by `npm run generate`. Do not edit.
export interface paths {
    "/api/accounts/open/client/overseas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the visitor comes from outside the mainland */
        get: operations["getOverseas"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/open/login/account/open/code/imagevalid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Asks whether a slider must be solved before a code is sent */
        get: operations["getSliderChallenge"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/users/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The profile of the signed-in user */
        get: operations["getProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/v2/open/email/verify_code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a verification code to an e-mail address */
        post: operations["sendEmailCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/v2/open/login/sms-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a verification code to a mainland mobile number */
        post: operations["sendSmsCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/oauth/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Exchanges a verification code for tokens; registers an identifier that is not known yet */
        post: operations["requestToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/config/v1/open/remote-config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Switches that operators turn; cached one hour by the client */
        get: operations["getRemoteConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ischool/v1/agreements/compare-and-sign-lastest-agreement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs the latest agreement; the client ignores the result */
        post: operations["signLatestAgreement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ischool/v1/open/agreements/{agreement}/{lang}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The text of one agreement, as HTML; its address comes from the academy configuration */
        get: operations["getAgreementText"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ischool/v1/open/report/login-failure": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tells operators that a sign-in step failed; carries nothing personal (D15) */
        post: operations["reportLoginFailure"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ischool/v1/open/schools/common-current": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Names, sign-in methods and agreements of the academy */
        post: operations["getAcademyConfig"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ischool/v1/open/schools/login-scenario": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Phone or e-mail first, and the name of the academy's app */
        get: operations["getLoginScenario"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AcademyConfig: {
            agreements: components["schemas"]["Agreement"][] | null;
            pcs: components["schemas"]["AcademyTerminalConfig"][] | null;
        };
        AcademyConfigEnvelope: {
            code: number | components["schemas"]["ResultCode"];
            data: components["schemas"]["AcademyConfig"] | null;
            message: string;
        };
        AcademyConfigRequest: {
            bundleId: string;
            lang: components["schemas"]["Locale"];
            tenantId: string;
            /** @constant */
            terminal: "pc";
        };
        AcademyTerminalConfig: {
            addMemberManner?: string;
            arTenantName?: string;
            cnTenantName?: string;
            enTenantName?: string;
            esTenantName?: string;
            fwAgreementNameCommon?: string;
            fwArAgreementName?: string;
            fwCnAgreementName?: string;
            fwEnAgreementName?: string;
            fwEsAgreementName?: string;
            fwRuAgreementName?: string;
            /** @description Codes joined by &; 1 code and scan, 2 provider, 3 portal, 4 OAuth2 */
            loginMethod?: string;
            oath2Config?: components["schemas"]["OAuth2Config"];
            ruTenantName?: string;
            tenantNameCommon?: string;
            ysAgreementNameCommon?: string;
            ysArAgreementName?: string;
            ysCnAgreementName?: string;
            ysEnAgreementName?: string;
            ysEsAgreementName?: string;
            ysRuAgreementName?: string;
        };
        Agreement: {
            /** @constant */
            primaryType: "YH";
            /**
             * @description YS privacy
             * @enum {string}
             */
            secondType: "YS" | "FW";
            url: string;
        };
        BooleanEnvelope: {
            code: components["schemas"]["ResultCode"];
            data: boolean | null;
            message: string;
        };
        EmailCodeRequest: {
            email: string;
            key: string;
            left: components["schemas"]["SliderOffset"];
        };
        EmptyEnvelope: {
            code: components["schemas"]["ResultCode"];
            data: null;
            message: string;
        };
        /** @enum {string} */
        Locale: "zh_CN" | "en_US" | "es_ES" | "ru_RU" | "ar_SA" | "pl_PL" | "de_DE" | "tr_TR" | "fr_FR" | "pt_BR" | "ko_KR" | "ja_JP";
        LoginFailureReport: {
            /** Format: date-time */
            at: string;
            /** @description The server's code, or timeout, unreachable, unreadable, refused */
            cause: string;
            /**
             * @description 0010001 SMS code not obtained, 0010002 e-mail code not obtained, 0010004 wrong code, 0010005 sign-in failed
             * @enum {string}
             */
            code: "0010001" | "0010002" | "0010004" | "0010005";
            lang: components["schemas"]["Locale"];
            /** @enum {string} */
            step: "challenge" | "send-code" | "token" | "sign-agreement" | "profile";
        };
        LoginScenarioEnvelope: {
            code: components["schemas"]["ResultCode"];
            data: {
                loginScenarioType: number;
                vipSchoolAppName: string;
            } | null;
            message: string;
        };
        OAuth2Config: {
            authorizeServiceUrl: string;
            clientId: string;
            redirectUrl: string;
            schoolId: string;
        };
        PhoneNumber: string;
        Profile: {
            avatarUrl?: string;
            email?: string;
            mobile?: string;
            nickName?: string;
            realName?: string;
        };
        ProfileEnvelope: {
            code: components["schemas"]["ResultCode"];
            data: components["schemas"]["Profile"] | null;
            message: string;
        };
        RemoteConfigEnvelope: {
            code: components["schemas"]["ResultCode"];
            data: {
                [key: string]: string;
            } | null;
            message: string;
        };
        ResultCode: string;
        SignAgreementRequest: {
            /** @enum {string} */
            lang: "zh-CN" | "en-US";
            /** @constant */
            primaryType: "YH";
            secondaryTypes: ("YS" | "FW")[];
            /** @constant */
            signOpeType: "SIGN";
        };
        SliderChallenge: {
            /** @description Full-height transparent strip with the piece */
            cutImage: string;
            key: string;
            /** @description Background as bare base64 PNG */
            srcImage: string;
        };
        SliderChallengeEnvelope: {
            code: components["schemas"]["ResultCode"];
            data: components["schemas"]["SliderChallenge"] | null;
            message: string;
        };
        /** @description Integer in the background's natural pixels; empty when no slider was shown */
        SliderOffset: string;
        SmsCodeRequest: {
            /** @constant */
            country_code: "+86";
            key: string;
            left: components["schemas"]["SliderOffset"];
            phone_number: components["schemas"]["PhoneNumber"];
        };
        TenantIdValue: string;
        TokenGrant: {
            access_token: string;
            /** @description Seconds; bounds the life of the auth cookie (D14) */
            expires_in?: number;
            refresh_token: string;
            schoolId?: string;
            user_id?: string;
        };
        TokenRefusal: {
            code?: components["schemas"]["ResultCode"];
            error?: string;
            error_description?: string;
            message?: string;
        };
        TokenRequest: {
            email?: string;
            /** @constant */
            grant_type: "sms_code";
            phone_number?: components["schemas"]["PhoneNumber"];
            /**
             * @description Whether the agreement was accepted
             * @enum {string}
             */
            sign: "true" | "false";
            /** @description 6 characters */
            verification_code: string;
        } & (unknown | unknown);
    };
    responses: {
        /** @description 000000 sent; any other code is shown to the visitor with the server's message */
        CodeSent: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["EmptyEnvelope"];
            };
        };
        /** @description Missing, wrong or expired bearer token */
        NotSignedIn: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["EmptyEnvelope"];
            };
        };
        /** @description Too many requests; Retry-After in seconds or as an HTTP date */
        TooMany: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["EmptyEnvelope"];
            };
        };
    };
    parameters: {
        /** @description Opaque client id; left out when it is not ready after 1 s */
        Fingerprint: string;
        Language: components["schemas"]["Locale"];
        TenantId: components["schemas"]["TenantIdValue"];
        UserId: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getOverseas: {
        parameters: {
            query?: never;
            header: {
                "sxz-lang": components["parameters"]["Language"];
                tenant_id?: components["parameters"]["TenantId"];
                user_id?: components["parameters"]["UserId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description true means that this host is treated as shielded (D6) */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BooleanEnvelope"];
                };
            };
        };
    };
    getSliderChallenge: {
        parameters: {
            query: {
                /** @description The phone number (digits only) or the e-mail address */
                account: string;
            };
            header: {
                "sxz-lang": components["parameters"]["Language"];
                tenant_id?: components["parameters"]["TenantId"];
                user_id?: components["parameters"]["UserId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description data null means no slider; code 030049 is a warning with the server's message */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SliderChallengeEnvelope"];
                };
            };
        };
    };
    getProfile: {
        parameters: {
            query?: never;
            header: {
                "sxz-lang": components["parameters"]["Language"];
                tenant_id?: components["parameters"]["TenantId"];
                user_id?: components["parameters"]["UserId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileEnvelope"];
                };
            };
            401: components["responses"]["NotSignedIn"];
        };
    };
    sendEmailCode: {
        parameters: {
            query?: never;
            header: {
                /** @description Opaque client id; left out when it is not ready after 1 s */
                fp?: components["parameters"]["Fingerprint"];
                "sxz-lang": components["parameters"]["Language"];
                tenant_id?: components["parameters"]["TenantId"];
                user_id?: components["parameters"]["UserId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["EmailCodeRequest"];
            };
        };
        responses: {
            200: components["responses"]["CodeSent"];
            429: components["responses"]["TooMany"];
        };
    };
    sendSmsCode: {
        parameters: {
            query?: never;
            header: {
                /** @description Opaque client id; left out when it is not ready after 1 s */
                fp?: components["parameters"]["Fingerprint"];
                "sxz-lang": components["parameters"]["Language"];
                tenant_id?: components["parameters"]["TenantId"];
                user_id?: components["parameters"]["UserId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["SmsCodeRequest"];
            };
        };
        responses: {
            200: components["responses"]["CodeSent"];
            429: components["responses"]["TooMany"];
        };
    };
    requestToken: {
        parameters: {
            query?: never;
            header: {
                /** @description Opaque client id; left out when it is not ready after 1 s */
                fp?: components["parameters"]["Fingerprint"];
                "sxz-lang": components["parameters"]["Language"];
                tenant_id?: components["parameters"]["TenantId"];
                user_id?: components["parameters"]["UserId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["TokenRequest"];
            };
        };
        responses: {
            /** @description Tokens */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenGrant"];
                };
            };
            /** @description Refused (D21); the client reads the body, not the status */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenRefusal"];
                };
            };
            429: components["responses"]["TooMany"];
        };
    };
    getRemoteConfig: {
        parameters: {
            query: {
                /** @description Comma-separated keys */
                keys: string;
            };
            header: {
                "sxz-lang": components["parameters"]["Language"];
                tenant_id?: components["parameters"]["TenantId"];
                user_id?: components["parameters"]["UserId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The keys that are set, each with its text */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemoteConfigEnvelope"];
                };
            };
        };
    };
    signLatestAgreement: {
        parameters: {
            query?: never;
            header: {
                "sxz-lang": components["parameters"]["Language"];
                tenant_id?: components["parameters"]["TenantId"];
                user_id?: components["parameters"]["UserId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignAgreementRequest"];
            };
        };
        responses: {
            /** @description Signed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyEnvelope"];
                };
            };
            401: components["responses"]["NotSignedIn"];
        };
    };
    getAgreementText: {
        parameters: {
            query?: {
                /** @description The academy whose text is wanted; the call carries no headers of ours */
                tenant?: components["schemas"]["TenantIdValue"];
            };
            header?: never;
            path: {
                agreement: "service" | "privacy";
                lang: components["schemas"]["Locale"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description HTML, at most 512 KB */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The academy has no such text */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
        };
    };
    reportLoginFailure: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginFailureReport"];
            };
        };
        responses: {
            /** @description Noted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyEnvelope"];
                };
            };
        };
    };
    getAcademyConfig: {
        parameters: {
            query?: never;
            header: {
                "sxz-lang": components["parameters"]["Language"];
                tenant_id?: components["parameters"]["TenantId"];
                user_id?: components["parameters"]["UserId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AcademyConfigRequest"];
            };
        };
        responses: {
            /** @description The configuration; any code but 200 means that the default sign-in page is shown */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AcademyConfigEnvelope"];
                };
            };
        };
    };
    getLoginScenario: {
        parameters: {
            query?: never;
            header: {
                "sxz-lang": components["parameters"]["Language"];
                tenant_id?: components["parameters"]["TenantId"];
                user_id?: components["parameters"]["UserId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The scenario */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginScenarioEnvelope"];
                };
            };
        };
    };
}
