// Generated from openapi.yaml by `npm run generate`. Do not edit.
export interface paths {
    "/api/accounts/open/client/ip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the user is inside the internal network */
        get: operations["getClientIp"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/open/client/overseas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the user is outside the mainland */
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
        /** Says whether a slider must be solved before a code is sent */
        get: operations["getSliderChallenge"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/open/restore/email-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a code that restores an account pending deregistration, by e-mail */
        post: operations["sendRestoreEmailCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/open/restore/email/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Verifies the code from the e-mail and restores the account */
        post: operations["checkRestoreEmailCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/open/restore/sms-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a code that restores an account pending deregistration, by SMS */
        post: operations["sendRestoreSmsCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/open/restore/sms/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Verifies the code from the SMS and restores the account */
        post: operations["checkRestoreSmsCode"];
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
        /** Exchanges a verification code for tokens; registers a new identifier */
        post: operations["requestToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/open/third/{product}/authorization_code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Redirects to the device vendor's sign-in page; opened by the browser, not called
         * @description Afterwards the browser returns to targetUrl with `isThirdLogin=hw` and the auth cookie, or with `error` (D10, P52).
         */
        get: operations["startVendorSignIn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/open/third/oauth2/authorization_code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The redirect address for the enterprise OAuth2 provider; exchanges the code once and redirects to the app
         * @description `redirect_uri` of the authorize request. Redirects to the app at `/` with the auth cookie, `isThirdLogin=enterpirseOauth2` and the given `state`; or with `error` and `state`.
         */
        get: operations["finishOAuth2SignIn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/open/third/uniportal/authorization_code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Redirects to the corporate portal's sign-in page; opened by the browser, not called
         * @description Afterwards the browser returns to targetUrl with `isThirdLogin=uniportal` and the auth cookie, or with `error` (D10, P52).
         */
        get: operations["startPortalSignIn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/rest/v1/open/qrcode.login/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Starts a QR sign-in; the session lives for 60 seconds */
        get: operations["createQrSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/rest/v1/open/qrcode.login/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The status of a QR sign-in; polled 2000 ms after the previous answer */
        get: operations["getQrStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/rest/v1/open/qrcode.login/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Exchanges a confirmed QR session for tokens, once */
        post: operations["requestQrToken"];
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
        /** Switches set by operators; cached for one hour by the client */
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
    "/api/ischool/v1/assignments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Assigns learning content to a selection */
        post: operations["createAssignment"];
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
    "/api/ischool/v1/open/applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Applies to join an academy */
        post: operations["submitApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ischool/v1/open/applications/current": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The user's newest application to this academy */
        get: operations["getCurrentApplication"];
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
        /** Reports a failed sign-in step to operators; contains nothing personal (D15) */
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
        /** Whether phone or e-mail comes first, and the name of the academy's app */
        get: operations["getLoginScenario"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ischool/v1/open/uploads/image": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Uploads a picture for an application */
        post: operations["uploadImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ischool/v1/open/uploads/image/{imageId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An uploaded picture; its address comes from the upload's answer */
        get: operations["getUploadedImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ischool/v1/selectors/{kind}/batch-query": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Looks up many names, numbers or addresses at once */
        post: operations["batchQuerySelector"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ischool/v1/selectors/academies/query": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One page of the academies */
        post: operations["queryAcademies"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ischool/v1/selectors/departments/children": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The departments directly below one, or the top level */
        get: operations["getDepartmentChildren"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ischool/v1/selectors/departments/query": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One page of the departments */
        post: operations["queryDepartments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ischool/v1/selectors/departments/tree": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All departments, or only the top level when there are more than 5,000 */
        get: operations["getDepartmentTree"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ischool/v1/selectors/groups/query": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One page of the groups */
        post: operations["queryGroups"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ischool/v1/selectors/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Uploads a workbook of accounts to select */
        post: operations["createImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ischool/v1/selectors/imports/{importId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The progress of an import */
        get: operations["getImport"];
        put?: never;
        post?: never;
        /** Cancels an import that is not being committed yet */
        delete: operations["cancelImport"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ischool/v1/selectors/imports/{importId}/commit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Commits a ready import; its id may then be part of a selection */
        post: operations["commitImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ischool/v1/selectors/imports/{importId}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The failed and duplicate rows, as a workbook that can be corrected and uploaded again */
        get: operations["getImportReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ischool/v1/selectors/imports/{importId}/rows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One page of the rows' results; from state ready on */
        get: operations["listImportRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ischool/v1/selectors/imports/template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An empty workbook with headers in the user's language */
        get: operations["getImportTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ischool/v1/selectors/members/query": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One page of the active and disabled members whom the administrator manages */
        post: operations["queryMembers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ischool/v1/selectors/prerequisites/query": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One page of the prerequisites */
        post: operations["queryPrerequisites"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ischool/v1/selectors/resolve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The names of ids, for rows that are already selected */
        post: operations["resolveSelector"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ischool/v1/selectors/roles/query": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One page of the roles */
        post: operations["queryRoles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ischool/v1/selectors/standing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Which members of a page a selection includes through its groups, prerequisites, roles and imports */
        post: operations["judgeStanding"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ischool/v1/selectors/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The number of people in a selection */
        post: operations["summariseSelection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ischool/v1/selectors/visitors/query": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One page of the visitors */
        post: operations["queryVisitors"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/school/schools/open/schoolDetails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The edition of the academy */
        get: operations["getSchoolDetails"];
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
        Academy: {
            creator: string;
            id: components["schemas"]["DirectoryId"];
            name: string;
            /** @description In the language of the request */
            type: string;
        };
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
        AcademyPage: {
            list: components["schemas"]["Academy"][];
            pageNo: number;
            pageSize: components["schemas"]["PageSize"];
            total: number;
        };
        AcademyPageEnvelope: {
            code: components["schemas"]["ResultCode"];
            data: components["schemas"]["AcademyPage"] | null;
            message: string;
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
             * @description YS privacy, FW service
             * @enum {string}
             */
            secondType: "YS" | "FW";
            url: string;
        };
        /** @description The ancestors of a department, from the top down to its parent, so that their rules can be applied without the tree */
        AncestorIds: components["schemas"]["DirectoryId"][];
        Application: {
            applicationId: string;
            /** Format: date-time */
            decidedAt?: string;
            gender: components["schemas"]["Gender"];
            /** @description Empty without a picture */
            imageId: string;
            realName: string;
            reason: string;
            /** @description The administrator's reason for refusing */
            refusal?: string;
            /** @enum {string} */
            state: "sent" | "approved" | "refused";
            /** Format: date-time */
            submittedAt: string;
            tenantId: string;
        };
        ApplicationEnvelope: {
            code: components["schemas"]["ResultCode"];
            data: components["schemas"]["Application"] | null;
            message: string;
        };
        ApplicationRequest: {
            gender: components["schemas"]["Gender"];
            /** @description Empty without a picture (P54) */
            imageId: string;
            realName: string;
            reason: string;
            /** @description Empty when no academy is named */
            tenantId: string;
        };
        AssignmentCreated: {
            assignmentId: components["schemas"]["DirectoryId"];
            headCount: number;
        };
        AssignmentEnvelope: {
            code: components["schemas"]["ResultCode"];
            data: components["schemas"]["AssignmentCreated"] | components["schemas"]["QuotaUsedUp"] | null;
            message: string;
        };
        AssignmentRequest: {
            /** @description For visibility areas; empty otherwise */
            academies: components["schemas"]["DirectoryId"][];
            /** @description Whether a certificate is issued */
            certificate: boolean;
            /** @description The learning content */
            content: string;
            managementScope: components["schemas"]["DepartmentScope"];
            selection: components["schemas"]["Selection"];
            /** @enum {string} */
            visibility: "all" | "academy" | "areas";
        };
        BatchQuery: {
            field: components["schemas"]["SelectorField"];
            tokens: string[];
        };
        /** @description Among several with one name only those that can be chosen count; a disabled or departed member is disabled */
        BatchResult: {
            /** @description The total number; items holds the first 20 */
            found: number;
            items: components["schemas"]["SelectorLabel"][];
            /** @enum {string} */
            status: "matched" | "ambiguous" | "notFound" | "disabled" | "outOfScope";
            token: string;
        };
        BatchResultEnvelope: {
            code: components["schemas"]["ResultCode"];
            data: components["schemas"]["BatchResults"] | null;
            message: string;
        };
        BatchResults: {
            results: components["schemas"]["BatchResult"][];
        };
        BooleanEnvelope: {
            code: components["schemas"]["ResultCode"];
            data: boolean | null;
            message: string;
        };
        Department: {
            ancestorIds: components["schemas"]["AncestorIds"];
            hasChildren: boolean;
            /** @description Active members of the department and its descendants */
            headCount: number;
            id: components["schemas"]["DirectoryId"];
            name: string;
            parentId: components["schemas"]["DirectoryId"] | null;
            path: string;
        };
        DepartmentList: {
            list: components["schemas"]["TreeDepartment"][];
        };
        DepartmentListEnvelope: {
            code: components["schemas"]["ResultCode"];
            data: components["schemas"]["DepartmentList"] | null;
            message: string;
        };
        DepartmentName: {
            ancestorIds: components["schemas"]["AncestorIds"];
            id: components["schemas"]["DirectoryId"];
            name: string;
            /** @description Names from the top down to this one, joined by ' / ' */
            path: string;
        };
        DepartmentPage: {
            list: components["schemas"]["Department"][];
            pageNo: number;
            pageSize: components["schemas"]["PageSize"];
            total: number;
        };
        DepartmentPageEnvelope: {
            code: components["schemas"]["ResultCode"];
            data: components["schemas"]["DepartmentPage"] | null;
            message: string;
        };
        DepartmentRule: {
            departmentId: components["schemas"]["DirectoryId"];
            /** @enum {string} */
            effect: "include" | "exclude";
            scope: components["schemas"]["DepartmentScope"];
        };
        /**
         * @description This department with its descendants, or this single level
         * @enum {string}
         */
        DepartmentScope: "below" | "single";
        DepartmentTree: {
            list: components["schemas"]["TreeDepartment"][];
            total: number;
            /** @description There are more than 5000; list holds the top level and the others are requested by parentId */
            truncated: boolean;
        };
        DepartmentTreeEnvelope: {
            code: components["schemas"]["ResultCode"];
            data: components["schemas"]["DepartmentTree"] | null;
            message: string;
        };
        DirectoryId: string;
        /**
         * @description Only active items can take part
         * @enum {string}
         */
        DirectoryState: "active" | "disabled" | "departed";
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
        Gender: "male" | "female";
        Group: {
            /** @description Whether the user created it */
            createdByMe: boolean;
            creator: string;
            headCount: number;
            id: components["schemas"]["DirectoryId"];
            name: string;
            number: string;
        };
        GroupPage: {
            list: components["schemas"]["Group"][];
            pageNo: number;
            pageSize: components["schemas"]["PageSize"];
            total: number;
        };
        GroupPageEnvelope: {
            code: components["schemas"]["ResultCode"];
            data: components["schemas"]["GroupPage"] | null;
            message: string;
        };
        ImageId: string;
        ImageUpload: {
            /**
             * Format: binary
             * @description jpg, jpeg or png; name of at most 200 characters; at most 2,097,152 bytes
             */
            file: Blob;
        };
        ImportCreated: {
            importId: components["schemas"]["DirectoryId"];
        };
        ImportCreatedEnvelope: {
            code: components["schemas"]["ResultCode"];
            data: components["schemas"]["ImportCreated"] | null;
            message: string;
        };
        ImportJob: {
            /** @description Accounts that exist and are disabled (P23) */
            disabledUsersLength: number;
            /** @description Rows whose account occurs further up; in no other number */
            duplicateRows: number;
            /** @description Accounts that cannot be selected; the sum of the next three */
            errorUsersLength: number;
            /** @description Without folders */
            fileName: string;
            importId: components["schemas"]["DirectoryId"];
            /** @description Why it failed; empty otherwise */
            message: string;
            /** @description Accounts that do not exist (P23) */
            notFoundUsersLength: number;
            /** @description Accounts that the administrator does not manage (P23) */
            outOfScopeUsersLength: number;
            /** @description Percent of the running state; 100 when nothing runs */
            progress: number;
            /** @description Path of the report; null without errors and duplicates, and before state ready */
            reportUrl: string | null;
            /** @enum {string} */
            state: "uploaded" | "queued" | "validating" | "ready" | "committing" | "done" | "failed" | "cancelled" | "expired";
            /** @description Accounts that can be selected */
            successUsersLength: number;
            /** @description Distinct accounts; 0 before state ready */
            usersLength: number;
        };
        ImportJobEnvelope: {
            code: components["schemas"]["ResultCode"];
            data: components["schemas"]["ImportJob"] | null;
            message: string;
        };
        ImportRow: {
            /** @description The identifying text, as in the sheet */
            account: string;
            memberId: components["schemas"]["DirectoryId"] | null;
            /** @description In the language of the request; empty for a success */
            reason: string;
            /** @description The row's number in the sheet */
            row: number;
            status: components["schemas"]["ImportRowStatus"];
        };
        ImportRowPage: {
            list: components["schemas"]["ImportRow"][];
            pageNo: number;
            pageSize: components["schemas"]["PageSize"];
            total: number;
        };
        ImportRowPageEnvelope: {
            code: components["schemas"]["ResultCode"];
            data: components["schemas"]["ImportRowPage"] | null;
            message: string;
        };
        /** @enum {string} */
        ImportRowStatus: "success" | "notFound" | "disabled" | "outOfScope" | "duplicate";
        ImportUpload: {
            /** @description Index of the column that identifies people, from 0; needed only when no header is recognised */
            accountColumn?: string;
            /**
             * Format: binary
             * @description xlsx or xls, at most 5 MB and 10000 rows
             */
            file: Blob;
            /** @description The same key with the same file, column and sheet gives the same import */
            idempotencyKey: string;
            /** @description Index of the sheet to read among those with rows, from 0; by default the first visible one (P22) */
            sheet?: string;
        };
        /** @enum {string} */
        Locale: "zh_CN" | "en_US" | "es_ES" | "ru_RU" | "ar_SA" | "pl_PL" | "de_DE" | "tr_TR" | "fr_FR" | "pt_BR" | "ko_KR" | "ja_JP";
        /** @description Cannot be removed; a department is locked with its descendants */
        LockedRow: {
            id: components["schemas"]["DirectoryId"];
            /** @enum {string} */
            kind: "members" | "departments" | "groups" | "prerequisites" | "roles" | "visitors";
        };
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
            step: "challenge" | "send-code" | "token" | "profile";
        };
        LoginScenarioEnvelope: {
            code: components["schemas"]["ResultCode"];
            data: {
                loginScenarioType: number;
                vipSchoolAppName: string;
            } | null;
            message: string;
        };
        /** @description The ten columns; a member may belong to two departments */
        Member: {
            /** @description Empty when there is none */
            account: string;
            departments: components["schemas"]["DepartmentName"][];
            /** @description Empty when there is none */
            employeeAccount: string;
            id: components["schemas"]["DirectoryId"];
            /** @description Empty when there is none */
            jobNumber: string;
            /** @description Empty when there is none */
            mailBox: string;
            /** @description Empty when there is none */
            mobileNumber: string;
            name: string;
            /** @description Empty when there is none */
            nickName: string;
            state: components["schemas"]["DirectoryState"];
            /** @description Empty when there is none */
            uniportalAccount: string;
            /** @description Empty when there is none */
            vendorId: string;
        };
        MemberPage: {
            list: components["schemas"]["Member"][];
            pageNo: number;
            pageSize: components["schemas"]["PageSize"];
            total: number;
        };
        MemberPageEnvelope: {
            code: components["schemas"]["ResultCode"];
            data: components["schemas"]["MemberPage"] | null;
            message: string;
        };
        OAuth2Config: {
            authorizeServiceUrl: string;
            clientId: string;
            redirectUrl: string;
            schoolId: string;
        };
        /** @enum {integer} */
        PageSize: 10 | 20 | 50 | 100;
        /** @description 11 digits that begin with 1 and 3 to 9; anything else, which the client sends in Arabic, is refused with a result code */
        PhoneNumber: string;
        Prerequisite: {
            /** @description Whether the user created it */
            createdByMe: boolean;
            creator: string;
            id: components["schemas"]["DirectoryId"];
            name: string;
        };
        PrerequisitePage: {
            list: components["schemas"]["Prerequisite"][];
            pageNo: number;
            pageSize: components["schemas"]["PageSize"];
            total: number;
        };
        PrerequisitePageEnvelope: {
            code: components["schemas"]["ResultCode"];
            data: components["schemas"]["PrerequisitePage"] | null;
            message: string;
        };
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
        QrSessionEnvelope: {
            code: components["schemas"]["ResultCode"];
            data: {
                qrCodeSessionId: string;
            } | null;
            message: string;
        };
        /** @enum {string} */
        QrStatus: "QRCODE_NON_SCANED" | "QRCODE_SCANED" | "QRCODE_CANCEL_LOGIN" | "QRCODE_CONFIRM_LOGIN";
        QrStatusEnvelope: {
            code: components["schemas"]["ResultCode"];
            data: {
                qrCodeStatus: components["schemas"]["QrStatus"];
            } | null;
            message: string;
        };
        QrTokenEnvelope: {
            code: components["schemas"]["ResultCode"];
            data: components["schemas"]["TokenGrant"] | null;
            message: string;
        };
        /** @description All results of a search with a few exceptions */
        QueryRule: {
            criteria: components["schemas"]["SelectionCriteria"];
            except: components["schemas"]["DirectoryId"][];
            /** @enum {string} */
            kind: "members" | "groups" | "prerequisites" | "roles" | "visitors";
        };
        /** @description Sent with code 060001; the client knows the order page */
        QuotaUsedUp: {
            quotaLeft: number;
        };
        RemoteConfigEnvelope: {
            code: components["schemas"]["ResultCode"];
            data: {
                [key: string]: string;
            } | null;
            message: string;
        };
        Resolved: {
            items: components["schemas"]["SelectorLabel"][];
            missing: components["schemas"]["DirectoryId"][];
        };
        ResolvedEnvelope: {
            code: components["schemas"]["ResultCode"];
            data: components["schemas"]["Resolved"] | null;
            message: string;
        };
        ResolveRequest: {
            ids: components["schemas"]["DirectoryId"][];
            kind: components["schemas"]["SelectorKind"];
        };
        RestoreSmsCheckRequest: {
            /** @constant */
            country_code: "+86";
            phone_number: components["schemas"]["PhoneNumber"];
            verificationCode: components["schemas"]["VerificationCode"];
        };
        RestoreSmsCodeRequest: {
            /** @constant */
            country_code: "+86";
            phone_number: components["schemas"]["PhoneNumber"];
        };
        ResultCode: string;
        Role: {
            /** @description Whether the user created it */
            createdByMe: boolean;
            creator: string;
            id: components["schemas"]["DirectoryId"];
            name: string;
        };
        RolePage: {
            list: components["schemas"]["Role"][];
            pageNo: number;
            pageSize: components["schemas"]["PageSize"];
            total: number;
        };
        RolePageEnvelope: {
            code: components["schemas"]["ResultCode"];
            data: components["schemas"]["RolePage"] | null;
            message: string;
        };
        SchoolDetailsEnvelope: {
            code: components["schemas"]["ResultCode"];
            data: {
                /** @description 1 is the school edition */
                version: string;
            } | null;
            message: string;
        };
        SelectedMembers: {
            excluded: components["schemas"]["DirectoryId"][];
            included: components["schemas"]["DirectoryId"][];
        };
        /** @description Who takes part, as rules. A member is included when locked; else as chosen or excluded individually; else when any department (by the nearest rule above it), group, prerequisite, role, import or search includes them */
        Selection: {
            departments: components["schemas"]["DepartmentRule"][];
            groups: components["schemas"]["DirectoryId"][];
            imports: components["schemas"]["DirectoryId"][];
            locked: components["schemas"]["LockedRow"][];
            members: components["schemas"]["SelectedMembers"];
            prerequisites: components["schemas"]["DirectoryId"][];
            queries: components["schemas"]["QueryRule"][];
            roles: components["schemas"]["DirectoryId"][];
            visitors: components["schemas"]["DirectoryId"][];
        };
        SelectionCriteria: {
            createdByMe?: boolean;
            departmentId?: components["schemas"]["DirectoryId"];
            field?: components["schemas"]["SelectorField"];
            keyword: string;
            scope?: components["schemas"]["DepartmentScope"];
        };
        SelectionSummary: {
            /** @description Members chosen individually */
            explicit: number;
            /** @description Members and visitors, each once; without disabled, departed or unmanaged people */
            headCount: number;
            /** @description The maximum number of individually chosen members */
            limit: number;
            members: number;
            overLimit: boolean;
            visitors: number;
        };
        SelectionSummaryEnvelope: {
            code: components["schemas"]["ResultCode"];
            data: components["schemas"]["SelectionSummary"] | null;
            message: string;
        };
        SelectionSummaryRequest: {
            selection: components["schemas"]["Selection"];
        };
        /**
         * @description The column to search; all means every column of the kind. A column that the kind lacks is refused.
         * @enum {string}
         */
        SelectorField: "all" | "name" | "nickName" | "jobNumber" | "mailBox" | "account" | "mobileNumber" | "uniportalAccount" | "vendorId" | "employeeAccount" | "department" | "number" | "creator" | "mobile" | "type";
        /** @enum {string} */
        SelectorKind: "members" | "departments" | "groups" | "prerequisites" | "roles" | "visitors" | "academies";
        SelectorLabel: {
            /** @description For departments only */
            ancestorIds?: components["schemas"]["AncestorIds"];
            /** @description Distinguishes it from others of the same name: number and department, path, creator or phone; may be empty */
            detail: string;
            id: components["schemas"]["DirectoryId"];
            label: string;
            state: components["schemas"]["DirectoryState"];
        };
        SelectorQuery: {
            /** @description Only items that the user created; refused for kinds without a creator */
            createdByMe?: boolean;
            /** @description All departments when omitted or empty */
            departmentId?: string;
            field?: components["schemas"]["SelectorField"];
            /** @description Part of the text, ignoring case and width. Empty finds everything */
            keyword: string;
            pageNo: number;
            pageSize: components["schemas"]["PageSize"];
            scope?: components["schemas"]["DepartmentScope"];
        };
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
            /** @description Full-height transparent strip with the piece, bare base64 PNG */
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
        /** @description The item that includes a member; of several, a locked one before others, then groups, prerequisites, roles, imports */
        Standing: {
            id: components["schemas"]["DirectoryId"];
            /** @enum {string} */
            kind: "groups" | "prerequisites" | "roles" | "imports";
            /** @description Its name; empty for an import */
            label: string;
            /** @description Whether the member cannot be removed */
            locked: boolean;
            throughId: components["schemas"]["DirectoryId"];
        };
        StandingEnvelope: {
            code: components["schemas"]["ResultCode"];
            data: components["schemas"]["Standings"] | null;
            message: string;
        };
        /** @description Members, departments, visitors and searches for members are ignored here, because the client can evaluate them itself */
        StandingRequest: {
            ids: components["schemas"]["DirectoryId"][];
            selection: components["schemas"]["Selection"];
        };
        Standings: {
            list: components["schemas"]["Standing"][];
        };
        TenantIdValue: string;
        TokenGrant: {
            access_token: string;
            /** @description Seconds; limits the lifetime of the auth cookie (D14) */
            expires_in?: number;
            refresh_token: string;
            schoolId?: string;
            user_id?: string;
        };
        TokenRefusal: {
            code?: components["schemas"]["ResultCode"];
            /**
             * Format: date-time
             * @description Only with 030019, and optional; when the account will be deleted (P51)
             */
            deregistrationEndsAt?: string;
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
        /** @description Without its path, so that 5,000 of them stay below 1 MB */
        TreeDepartment: {
            hasChildren: boolean;
            /** @description Active members of the department and its descendants */
            headCount: number;
            id: components["schemas"]["DirectoryId"];
            name: string;
            parentId: components["schemas"]["DirectoryId"] | null;
        };
        UploadedImageEnvelope: {
            code: components["schemas"]["ResultCode"];
            data: {
                imageId: components["schemas"]["ImageId"];
                /** @description The address of the picture, on this origin */
                url: string;
            } | null;
            message: string;
        };
        /** @description 6 characters */
        VerificationCode: string;
        Visitor: {
            id: components["schemas"]["DirectoryId"];
            mobile: string;
            name: string;
        };
        VisitorPage: {
            list: components["schemas"]["Visitor"][];
            pageNo: number;
            pageSize: components["schemas"]["PageSize"];
            total: number;
        };
        VisitorPageEnvelope: {
            code: components["schemas"]["ResultCode"];
            data: components["schemas"]["VisitorPage"] | null;
            message: string;
        };
    };
    responses: {
        /** @description 000000 sent; any other code is shown to the user with the server's message */
        CodeSent: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["EmptyEnvelope"];
            };
        };
        /** @description The browser is redirected */
        Elsewhere: {
            headers: {
                Location: string;
                /** @description The auth cookie `access_token` (Lax, Path=/) after a sign-in */
                "Set-Cookie"?: string;
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The user has no permission; where the answer would be a file, and where no change of the request helps */
        NoPermission: {
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
        /** @description Truthy data means verified and restored; empty data means that the code is wrong or no longer valid */
        RestoreChecked: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BooleanEnvelope"];
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
        EmailQuery: string;
        /** @description Opaque client id; omitted when it is not ready after 1 s */
        Fingerprint: string;
        ImportId: components["schemas"]["DirectoryId"];
        Language: components["schemas"]["Locale"];
        LanguageQuery: components["schemas"]["Locale"];
        /** @description Added on two production hosts only (D3) */
        LoginChannel: string;
        QrCodeSessionId: string;
        SelectorKind: components["schemas"]["SelectorKind"];
        /** @description The return address, encoded; of the own origin or one that the deployment allows */
        TargetUrl: string;
        TenantId: components["schemas"]["TenantIdValue"];
        UserId: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getClientIp: {
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
            /** @description true is stored as hasInternal; any code except 000000 is shown as an error with the server's message */
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
    sendRestoreEmailCode: {
        parameters: {
            query: {
                email: components["parameters"]["EmailQuery"];
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
            200: components["responses"]["CodeSent"];
            429: components["responses"]["TooMany"];
        };
    };
    checkRestoreEmailCode: {
        parameters: {
            query: {
                email: components["parameters"]["EmailQuery"];
                verificationCode: components["schemas"]["VerificationCode"];
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
            200: components["responses"]["RestoreChecked"];
            429: components["responses"]["TooMany"];
        };
    };
    sendRestoreSmsCode: {
        parameters: {
            query?: never;
            header: {
                /** @description Opaque client id; omitted when it is not ready after 1 s */
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
                "application/x-www-form-urlencoded": components["schemas"]["RestoreSmsCodeRequest"];
            };
        };
        responses: {
            200: components["responses"]["CodeSent"];
            429: components["responses"]["TooMany"];
        };
    };
    checkRestoreSmsCode: {
        parameters: {
            query?: never;
            header: {
                /** @description Opaque client id; omitted when it is not ready after 1 s */
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
                "application/x-www-form-urlencoded": components["schemas"]["RestoreSmsCheckRequest"];
            };
        };
        responses: {
            200: components["responses"]["RestoreChecked"];
            429: components["responses"]["TooMany"];
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
                /** @description Opaque client id; omitted when it is not ready after 1 s */
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
                /** @description Opaque client id; omitted when it is not ready after 1 s */
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
                /** @description Opaque client id; omitted when it is not ready after 1 s */
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
    startVendorSignIn: {
        parameters: {
            query: {
                /** @description Added on two production hosts only (D3) */
                loginChannel?: components["parameters"]["LoginChannel"];
                "sxz-lang": components["parameters"]["LanguageQuery"];
                /** @description The return address, encoded; of the own origin or one that the deployment allows */
                targetUrl: components["parameters"]["TargetUrl"];
            };
            header?: never;
            path: {
                /** @description The vendor's slug */
                product: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            302: components["responses"]["Elsewhere"];
        };
    };
    finishOAuth2SignIn: {
        parameters: {
            query?: {
                code?: string;
                error?: string;
                error_description?: string;
                state?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            302: components["responses"]["Elsewhere"];
        };
    };
    startPortalSignIn: {
        parameters: {
            query: {
                /** @description Added on two production hosts only (D3) */
                loginChannel?: components["parameters"]["LoginChannel"];
                "sxz-lang": components["parameters"]["LanguageQuery"];
                /** @description The return address, encoded; of the own origin or one that the deployment allows */
                targetUrl: components["parameters"]["TargetUrl"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            302: components["responses"]["Elsewhere"];
        };
    };
    createQrSession: {
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
            /** @description The session id for the QR link */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QrSessionEnvelope"];
                };
            };
        };
    };
    getQrStatus: {
        parameters: {
            query: {
                qrCodeSessionId: components["parameters"]["QrCodeSessionId"];
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
            /** @description The status; code 030027 when the session is unknown, used or expired */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QrStatusEnvelope"];
                };
            };
        };
    };
    requestQrToken: {
        parameters: {
            query: {
                qrCodeSessionId: components["parameters"]["QrCodeSessionId"];
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
            /** @description Tokens; 030027 when the session is unknown, used or expired; other codes are shown as a warning */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QrTokenEnvelope"];
                };
            };
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
            /** @description The keys that are set, with their values */
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
    createAssignment: {
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
                "application/json": components["schemas"]["AssignmentRequest"];
            };
        };
        responses: {
            /** @description 000000 created; 060001 when the quota of the academy is used up: the order reminder; any other code is shown with the server's message */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssignmentEnvelope"];
                };
            };
            401: components["responses"]["NotSignedIn"];
        };
    };
    getAgreementText: {
        parameters: {
            query?: {
                /** @description The academy of the text; the call carries no headers of the app */
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
    submitApplication: {
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
                "application/json": components["schemas"]["ApplicationRequest"];
            };
        };
        responses: {
            /** @description 000000 sent; any other code (already sent, refused) is shown with the server's message */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationEnvelope"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NoPermission"];
        };
    };
    getCurrentApplication: {
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
            /** @description The application; data null when there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationEnvelope"];
                };
            };
            401: components["responses"]["NotSignedIn"];
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
            /** @description Recorded */
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
            /** @description The configuration; any code except 200 means that the default sign-in page is shown */
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
    uploadImage: {
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
                "multipart/form-data": components["schemas"]["ImageUpload"];
            };
        };
        responses: {
            /** @description 000000 stored; any other code says what is wrong with the picture */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadedImageEnvelope"];
                };
            };
            401: components["responses"]["NotSignedIn"];
        };
    };
    getUploadedImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                imageId: components["schemas"]["ImageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture as uploaded */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": Blob;
                    "image/png": Blob;
                };
            };
            /** @description No such picture */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyEnvelope"];
                };
            };
        };
    };
    batchQuerySelector: {
        parameters: {
            query?: never;
            header: {
                "sxz-lang": components["parameters"]["Language"];
                tenant_id?: components["parameters"]["TenantId"];
                user_id?: components["parameters"]["UserId"];
            };
            path: {
                kind: components["parameters"]["SelectorKind"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BatchQuery"];
            };
        };
        responses: {
            /** @description One result per token, in the order of the request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchResultEnvelope"];
                };
            };
            401: components["responses"]["NotSignedIn"];
        };
    };
    queryAcademies: {
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
                "application/json": components["schemas"]["SelectorQuery"];
            };
        };
        responses: {
            /** @description A page; any code except 000000 is shown with the server's message */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AcademyPageEnvelope"];
                };
            };
            401: components["responses"]["NotSignedIn"];
        };
    };
    getDepartmentChildren: {
        parameters: {
            query?: {
                /** @description The top level when omitted or empty */
                parentId?: string;
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
            /** @description In tree order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DepartmentListEnvelope"];
                };
            };
            401: components["responses"]["NotSignedIn"];
        };
    };
    queryDepartments: {
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
                "application/json": components["schemas"]["SelectorQuery"];
            };
        };
        responses: {
            /** @description A page; any code except 000000 is shown with the server's message */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DepartmentPageEnvelope"];
                };
            };
            401: components["responses"]["NotSignedIn"];
        };
    };
    getDepartmentTree: {
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
            /** @description A flat list, parents before their children */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DepartmentTreeEnvelope"];
                };
            };
            401: components["responses"]["NotSignedIn"];
        };
    };
    queryGroups: {
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
                "application/json": components["schemas"]["SelectorQuery"];
            };
        };
        responses: {
            /** @description A page; any code except 000000 is shown with the server's message */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupPageEnvelope"];
                };
            };
            401: components["responses"]["NotSignedIn"];
        };
    };
    createImport: {
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
                "multipart/form-data": components["schemas"]["ImportUpload"];
            };
        };
        responses: {
            /** @description Accepted; any code except 000000 says what is wrong with the file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportCreatedEnvelope"];
                };
            };
            401: components["responses"]["NotSignedIn"];
        };
    };
    getImport: {
        parameters: {
            query?: never;
            header: {
                "sxz-lang": components["parameters"]["Language"];
                tenant_id?: components["parameters"]["TenantId"];
                user_id?: components["parameters"]["UserId"];
            };
            path: {
                importId: components["parameters"]["ImportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportJobEnvelope"];
                };
            };
            401: components["responses"]["NotSignedIn"];
        };
    };
    cancelImport: {
        parameters: {
            query?: never;
            header: {
                "sxz-lang": components["parameters"]["Language"];
                tenant_id?: components["parameters"]["TenantId"];
                user_id?: components["parameters"]["UserId"];
            };
            path: {
                importId: components["parameters"]["ImportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cancelled job; any code except 000000 when it can no longer be cancelled */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportJobEnvelope"];
                };
            };
            401: components["responses"]["NotSignedIn"];
        };
    };
    commitImport: {
        parameters: {
            query?: never;
            header: {
                "sxz-lang": components["parameters"]["Language"];
                tenant_id?: components["parameters"]["TenantId"];
                user_id?: components["parameters"]["UserId"];
            };
            path: {
                importId: components["parameters"]["ImportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job, committing; any code except 000000 when it is not ready */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportJobEnvelope"];
                };
            };
            401: components["responses"]["NotSignedIn"];
        };
    };
    getImportReport: {
        parameters: {
            query?: never;
            header: {
                "sxz-lang": components["parameters"]["Language"];
                tenant_id?: components["parameters"]["TenantId"];
                user_id?: components["parameters"]["UserId"];
            };
            path: {
                importId: components["parameters"]["ImportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description xlsx; its address is the reportUrl of the job */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NoPermission"];
            /** @description There is no such import, or it has no report */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyEnvelope"];
                };
            };
        };
    };
    listImportRows: {
        parameters: {
            query?: {
                pageNo?: number;
                pageSize?: components["schemas"]["PageSize"];
                /** @description All rows when omitted */
                status?: components["schemas"]["ImportRowStatus"];
            };
            header: {
                "sxz-lang": components["parameters"]["Language"];
                tenant_id?: components["parameters"]["TenantId"];
                user_id?: components["parameters"]["UserId"];
            };
            path: {
                importId: components["parameters"]["ImportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportRowPageEnvelope"];
                };
            };
            401: components["responses"]["NotSignedIn"];
        };
    };
    getImportTemplate: {
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
            /** @description xlsx, named by Content-Disposition */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NoPermission"];
        };
    };
    queryMembers: {
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
                "application/json": components["schemas"]["SelectorQuery"];
            };
        };
        responses: {
            /** @description A page; any code except 000000 is shown with the server's message */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberPageEnvelope"];
                };
            };
            401: components["responses"]["NotSignedIn"];
        };
    };
    queryPrerequisites: {
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
                "application/json": components["schemas"]["SelectorQuery"];
            };
        };
        responses: {
            /** @description A page; any code except 000000 is shown with the server's message */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrerequisitePageEnvelope"];
                };
            };
            401: components["responses"]["NotSignedIn"];
        };
    };
    resolveSelector: {
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
                "application/json": components["schemas"]["ResolveRequest"];
            };
        };
        responses: {
            /** @description Labels in the order of the request, and the ids that no longer exist */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResolvedEnvelope"];
                };
            };
            401: components["responses"]["NotSignedIn"];
        };
    };
    queryRoles: {
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
                "application/json": components["schemas"]["SelectorQuery"];
            };
        };
        responses: {
            /** @description A page; any code except 000000 is shown with the server's message */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RolePageEnvelope"];
                };
            };
            401: components["responses"]["NotSignedIn"];
        };
    };
    judgeStanding: {
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
                "application/json": components["schemas"]["StandingRequest"];
            };
        };
        responses: {
            /** @description Only the included members, in the order of the request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandingEnvelope"];
                };
            };
            401: components["responses"]["NotSignedIn"];
        };
    };
    summariseSelection: {
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
                "application/json": components["schemas"]["SelectionSummaryRequest"];
            };
        };
        responses: {
            /** @description The current count */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SelectionSummaryEnvelope"];
                };
            };
            401: components["responses"]["NotSignedIn"];
        };
    };
    queryVisitors: {
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
                "application/json": components["schemas"]["SelectorQuery"];
            };
        };
        responses: {
            /** @description A page; any code except 000000 is shown with the server's message */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VisitorPageEnvelope"];
                };
            };
            401: components["responses"]["NotSignedIn"];
        };
    };
    getSchoolDetails: {
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
            /** @description The details; version 1 is the school edition */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SchoolDetailsEnvelope"];
                };
            };
        };
    };
}
