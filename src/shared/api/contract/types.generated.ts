// Generated from openapi.yaml by `npm run generate`. Do not edit.
export interface components {
    schemas: {
        /** @description An academy that an assignment can be visible in */
        Academy: {
            /** @description The name of the administrator who created it */
            creator: string;
            id: components["schemas"]["DirectoryId"];
            /** @description The academy's name */
            name: string;
            /** @description In the language of the request */
            type: string;
        };
        /** @description What the sign-in dialog shows of an academy */
        AcademyConfig: {
            /** @description The texts that the user can read and must accept */
            agreements: components["schemas"]["Agreement"][] | null;
            /** @description The client uses the first element */
            pcs: components["schemas"]["AcademyTerminalConfig"][] | null;
        };
        /** @description Envelope with the configuration; success is 200, as a number or a text */
        AcademyConfigEnvelope: {
            /** @description Success is 200 */
            code: 200 | number | components["schemas"]["ResultCode"];
            /** @description The result; null for any code except success */
            data: components["schemas"]["AcademyConfig"] | null;
            message: components["schemas"]["ServerMessage"];
        };
        /** @description Asks for the configuration of the academy in header `tenant_id`; the other fields are fixed */
        AcademyConfigRequest: {
            /** @description Always empty; mobile apps send theirs */
            bundleId: string;
            lang: components["schemas"]["Locale"];
            /** @description Always empty; the header names the academy */
            tenantId: string;
            /**
             * @description The kind of client; always `pc`, the web client
             * @constant
             */
            terminal: "pc";
        };
        /** @description One page of academies, with the number of all that were found */
        AcademyPage: {
            /** @description The items of the page */
            list: components["schemas"]["Academy"][];
            pageNo: components["schemas"]["PageNo"];
            pageSize: components["schemas"]["PageSize"];
            /** @description The number of all items that were found */
            total: number;
        };
        /** @description Envelope with a page of academies; `data` is null for any code except success */
        AcademyPageEnvelope: {
            code: components["schemas"]["GeneralCode"];
            /** @description The result; null for any code except success */
            data: components["schemas"]["AcademyPage"] | null;
            message: components["schemas"]["ServerMessage"];
        };
        /** @description Names and sign-in methods for the web client. Of several languages, `cn`, `en`, `es`, `ru` and `ar` have their own field and the others share the one that ends in `Common`; `fw` is the service agreement, `ys` the privacy policy */
        AcademyTerminalConfig: {
            /** @description How new members join; this client does not read it */
            addMemberManner?: string;
            /** @description The academy's name in Arabic */
            arTenantName?: string;
            /** @description The academy's name in Chinese */
            cnTenantName?: string;
            /** @description The academy's name in English */
            enTenantName?: string;
            /** @description The academy's name in Spanish */
            esTenantName?: string;
            /** @description The title of the service agreement in languages without a field of their own */
            fwAgreementNameCommon?: string;
            /** @description The title of the service agreement in Arabic */
            fwArAgreementName?: string;
            /** @description The title of the service agreement in Chinese */
            fwCnAgreementName?: string;
            /** @description The title of the service agreement in English */
            fwEnAgreementName?: string;
            /** @description The title of the service agreement in Spanish */
            fwEsAgreementName?: string;
            /** @description The title of the service agreement in Russian */
            fwRuAgreementName?: string;
            /** @description Codes joined by &; 1 code and scan, 2 provider, 3 portal, 4 OAuth2 */
            loginMethod?: string;
            oath2Config?: components["schemas"]["OAuth2Config"];
            /** @description The academy's name in Russian */
            ruTenantName?: string;
            /** @description The academy's name in languages without a field of their own */
            tenantNameCommon?: string;
            /** @description The title of the privacy policy in languages without a field of their own */
            ysAgreementNameCommon?: string;
            /** @description The title of the privacy policy in Arabic */
            ysArAgreementName?: string;
            /** @description The title of the privacy policy in Chinese */
            ysCnAgreementName?: string;
            /** @description The title of the privacy policy in English */
            ysEnAgreementName?: string;
            /** @description The title of the privacy policy in Spanish */
            ysEsAgreementName?: string;
            /** @description The title of the privacy policy in Russian */
            ysRuAgreementName?: string;
        };
        /** @description One agreement and the address of its text */
        Agreement: {
            /**
             * @description The kind of signer; always `YH`, a user
             * @constant
             */
            primaryType: "YH";
            /**
             * @description YS privacy, FW service
             * @enum {string}
             */
            secondType: "YS" | "FW";
            /** @description The address of the text */
            url: string;
        };
        /** @description The ancestors of a department, from the top down to its parent, so that their rules can be applied without the tree */
        AncestorIds: components["schemas"]["DirectoryId"][];
        /** @description An application and the decision of the administrator */
        Application: {
            /** @description The id of the application */
            applicationId: string;
            /**
             * Format: date-time
             * @description When an administrator decided; absent before
             */
            decidedAt?: string;
            gender: components["schemas"]["Gender"];
            /** @description Empty without a picture */
            imageId: string;
            /** @description The applicant's name */
            realName: string;
            /** @description Why the applicant wants to join */
            reason: string;
            /** @description The administrator's reason for refusing */
            refusal?: string;
            /**
             * @description Whether an administrator decided; `sent` is undecided
             * @enum {string}
             */
            state: "sent" | "approved" | "refused";
            /**
             * Format: date-time
             * @description When it arrived
             */
            submittedAt: string;
            /** @description The id of the academy to join */
            tenantId: string;
        };
        /** @description Envelope with the application, or null if there is none; `data` is null for any code except success */
        ApplicationEnvelope: {
            code: components["schemas"]["GeneralCode"];
            /** @description The result; null for any code except success */
            data: components["schemas"]["Application"] | null;
            message: components["schemas"]["ServerMessage"];
        };
        /** @description An application to join an academy */
        ApplicationRequest: {
            gender: components["schemas"]["Gender"];
            /** @description Empty without a picture (P54) */
            imageId: string;
            /** @description The applicant's name, with at least one character that is not a space */
            realName: string;
            /** @description Why the applicant wants to join */
            reason: string;
            /** @description Empty when no academy is named */
            tenantId: string;
        };
        /** @description An assignment as a row of the list */
        Assignment: {
            /** @description Whether a certificate is issued */
            certificate: boolean;
            /** @description The learning content */
            content: string;
            /**
             * Format: date-time
             * @description When it was created
             */
            createdAt: string;
            /** @description Who took part when it was created */
            headCount: number;
            id: components["schemas"]["DirectoryId"];
            /**
             * @description Who can see the content; everyone, the own academy, or the listed academies
             * @enum {string}
             */
            visibility: "all" | "academy" | "areas";
        };
        /** @description The result of assigning */
        AssignmentCode: string | "000000" | "060001" | components["schemas"]["ResultCode"];
        /** @description The new assignment */
        AssignmentCreated: {
            assignmentId: components["schemas"]["DirectoryId"];
            /** @description The number of people who got the assignment */
            headCount: number;
        };
        /** @description Envelope with the new assignment, or with the quota that is left (060001) */
        AssignmentEnvelope: {
            code: components["schemas"]["AssignmentCode"];
            /** @description The new assignment; with code 060001 the quota that is left; null for any other code */
            data: components["schemas"]["AssignmentCreated"] | components["schemas"]["QuotaUsedUp"] | null;
            message: components["schemas"]["ServerMessage"];
        };
        /** @description One page of assignments, with the number of all that were found */
        AssignmentPage: {
            /** @description The items of the page */
            list: components["schemas"]["Assignment"][];
            pageNo: components["schemas"]["PageNo"];
            pageSize: components["schemas"]["PageSize"];
            /** @description The number of all items that were found */
            total: number;
        };
        /** @description Envelope with a page of assignments; `data` is null for any code except success */
        AssignmentPageEnvelope: {
            code: components["schemas"]["GeneralCode"];
            /** @description The result; null for any code except success */
            data: components["schemas"]["AssignmentPage"] | null;
            message: components["schemas"]["ServerMessage"];
        };
        /** @description A search with the requested page */
        AssignmentQuery: {
            /** @description Part of the content; case and width do not matter. Empty finds everything */
            keyword: string;
            pageNo: components["schemas"]["PageNo"];
            pageSize: components["schemas"]["PageSize"];
        };
        /** @description Who learns what */
        AssignmentRequest: {
            /** @description For visibility areas; empty otherwise */
            academies: components["schemas"]["DirectoryId"][];
            /** @description Whether a certificate is issued */
            certificate: boolean;
            /** @description The learning content */
            content: string;
            managementScope: components["schemas"]["DepartmentScope"];
            selection: components["schemas"]["Selection"];
            /**
             * @description Who can see the content; everyone, the own academy, or the listed academies
             * @enum {string}
             */
            visibility: "all" | "academy" | "areas";
        };
        /** @description Texts to look up in one column */
        BatchQuery: {
            field: components["schemas"]["SelectorField"];
            /** @description The texts to look up, one for each person or item */
            tokens: string[];
        };
        /** @description Among several with one name only those that can be chosen count; a disabled or departed member is disabled */
        BatchResult: {
            /** @description The total number; items holds the first 20 */
            found: number;
            /** @description The items that were found, at most 20 */
            items: components["schemas"]["SelectorLabel"][];
            /**
             * @description `matched` found one item, `ambiguous` found several; of the other three, none can be chosen
             * @enum {string}
             */
            status: "matched" | "ambiguous" | "notFound" | "disabled" | "outOfScope";
            /** @description The text as it was requested */
            token: string;
        };
        /** @description Envelope with the results; `data` is null for any code except success */
        BatchResultEnvelope: {
            code: components["schemas"]["GeneralCode"];
            /** @description The result; null for any code except success */
            data: components["schemas"]["BatchResults"] | null;
            message: components["schemas"]["ServerMessage"];
        };
        /** @description The result of each token */
        BatchResults: {
            /** @description One result for each text, in the order of the request */
            results: components["schemas"]["BatchResult"][];
        };
        /** @description Envelope with a yes or no; `data` is null for any code except success */
        BooleanEnvelope: {
            code: components["schemas"]["GeneralCode"];
            /** @description The operation's description says what true means; null for any code except success */
            data: boolean | null;
            message: components["schemas"]["ServerMessage"];
        };
        /** @description The result of the slider challenge */
        ChallengeCode: string | "000000" | "030049" | components["schemas"]["ResultCode"];
        /** @description A department as a row of a list */
        Department: {
            ancestorIds: components["schemas"]["AncestorIds"];
            /** @description Whether there are departments below */
            hasChildren: boolean;
            /** @description Active members of the department and its descendants */
            headCount: number;
            id: components["schemas"]["DirectoryId"];
            /** @description The name of the department */
            name: string;
            /** @description The id of the department above; null at the top */
            parentId: components["schemas"]["DirectoryId"] | null;
            /** @description The names from the top level down to this department, joined by ` / ` */
            path: string;
        };
        /** @description Departments of one level */
        DepartmentList: {
            /** @description The departments below the requested one; empty if there are none */
            list: components["schemas"]["TreeDepartment"][];
        };
        /** @description Envelope with the departments; `data` is null for any code except success */
        DepartmentListEnvelope: {
            code: components["schemas"]["GeneralCode"];
            /** @description The result; null for any code except success */
            data: components["schemas"]["DepartmentList"] | null;
            message: components["schemas"]["ServerMessage"];
        };
        /** @description A department of a member */
        DepartmentName: {
            ancestorIds: components["schemas"]["AncestorIds"];
            id: components["schemas"]["DirectoryId"];
            /** @description The name of the department */
            name: string;
            /** @description Names from the top down to this one, joined by ' / ' */
            path: string;
        };
        /** @description One page of departments, with the number of all that were found */
        DepartmentPage: {
            /** @description The items of the page */
            list: components["schemas"]["Department"][];
            pageNo: components["schemas"]["PageNo"];
            pageSize: components["schemas"]["PageSize"];
            /** @description The number of all items that were found */
            total: number;
        };
        /** @description Envelope with a page of departments; `data` is null for any code except success */
        DepartmentPageEnvelope: {
            code: components["schemas"]["GeneralCode"];
            /** @description The result; null for any code except success */
            data: components["schemas"]["DepartmentPage"] | null;
            message: components["schemas"]["ServerMessage"];
        };
        /** @description Includes or excludes the members of a department */
        DepartmentRule: {
            departmentId: components["schemas"]["DirectoryId"];
            /**
             * @description Whether its members are added or removed
             * @enum {string}
             */
            effect: "include" | "exclude";
            scope: components["schemas"]["DepartmentScope"];
        };
        /**
         * @description This department with its descendants, or this single level
         * @enum {string}
         */
        DepartmentScope: "below" | "single";
        /** @description The departments as a flat list */
        DepartmentTree: {
            /** @description The departments, each after the one above it */
            list: components["schemas"]["TreeDepartment"][];
            /** @description The number of all departments; the list may hold fewer */
            total: number;
            /** @description There are more than 5000; list holds the top level and the others are requested by parentId */
            truncated: boolean;
        };
        /** @description Envelope with the departments; `data` is null for any code except success */
        DepartmentTreeEnvelope: {
            code: components["schemas"]["GeneralCode"];
            /** @description The result; null for any code except success */
            data: components["schemas"]["DepartmentTree"] | null;
            message: components["schemas"]["ServerMessage"];
        };
        /** @description The id of an item of the directory: member, department, group, import and so on. Opaque, contains no personal data */
        DirectoryId: string;
        /**
         * @description Only active items can take part
         * @enum {string}
         */
        DirectoryState: "active" | "disabled" | "departed";
        /** @description Requests a code by e-mail; `left` and `key` are empty without a slider */
        EmailCodeRequest: {
            /** @description The e-mail address that gets the code */
            email: string;
            /** @description The key of the slider; empty without one */
            key: string;
            left: components["schemas"]["SliderOffset"];
        };
        /** @description Envelope without data, for calls whose code says everything and for refusals */
        EmptyEnvelope: {
            code: components["schemas"]["GeneralCode"];
            /** @description Always null */
            data: null;
            message: components["schemas"]["ServerMessage"];
        };
        /**
         * @description The gender that an applicant states
         * @enum {string}
         */
        Gender: "male" | "female";
        /** @description The result of most calls */
        GeneralCode: string | "000000" | components["schemas"]["ResultCode"];
        /** @description A group of members */
        Group: {
            /** @description Whether the user created it */
            createdByMe: boolean;
            /** @description The name of the administrator who created it */
            creator: string;
            /** @description The number of its members */
            headCount: number;
            id: components["schemas"]["DirectoryId"];
            /** @description The name of the group */
            name: string;
            /** @description The number that people use for the group */
            number: string;
        };
        /** @description One page of groups, with the number of all that were found */
        GroupPage: {
            /** @description The items of the page */
            list: components["schemas"]["Group"][];
            pageNo: components["schemas"]["PageNo"];
            pageSize: components["schemas"]["PageSize"];
            /** @description The number of all items that were found */
            total: number;
        };
        /** @description Envelope with a page of groups; `data` is null for any code except success */
        GroupPageEnvelope: {
            code: components["schemas"]["GeneralCode"];
            /** @description The result; null for any code except success */
            data: components["schemas"]["GroupPage"] | null;
            message: components["schemas"]["ServerMessage"];
        };
        /** @description The id of an uploaded picture */
        ImageId: string;
        /** @description The picture of an application */
        ImageUpload: {
            /**
             * Format: binary
             * @description jpg, jpeg or png; name of at most 200 characters; at most 2,097,152 bytes
             */
            file: Blob;
        };
        /** @description The id of the new import */
        ImportCreated: {
            importId: components["schemas"]["DirectoryId"];
        };
        /** @description Envelope with the id; `data` is null for any code except success */
        ImportCreatedEnvelope: {
            code: components["schemas"]["GeneralCode"];
            /** @description The result; null for any code except success */
            data: components["schemas"]["ImportCreated"] | null;
            message: components["schemas"]["ServerMessage"];
        };
        /** @description The state of an import and the counts of its results */
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
            /**
             * @description The state of the import; `done`, `failed`, `cancelled` and `expired` are final
             * @enum {string}
             */
            state: "uploaded" | "queued" | "validating" | "ready" | "committing" | "done" | "failed" | "cancelled" | "expired";
            /** @description Accounts that can be selected */
            successUsersLength: number;
            /** @description Distinct accounts; 0 before state ready */
            usersLength: number;
        };
        /** @description Envelope with the job; `data` is null for any code except success */
        ImportJobEnvelope: {
            code: components["schemas"]["GeneralCode"];
            /** @description The result; null for any code except success */
            data: components["schemas"]["ImportJob"] | null;
            message: components["schemas"]["ServerMessage"];
        };
        /** @description One row of the workbook with its result */
        ImportRow: {
            /** @description The identifying text, as in the sheet */
            account: string;
            /** @description The id of the member; null if the row matches no one */
            memberId: components["schemas"]["DirectoryId"] | null;
            /** @description In the language of the request; empty for a success */
            reason: string;
            /** @description The row's number in the sheet */
            row: number;
            status: components["schemas"]["ImportRowStatus"];
        };
        /** @description One page of rows, with the number of all that were found */
        ImportRowPage: {
            /** @description The items of the page */
            list: components["schemas"]["ImportRow"][];
            pageNo: components["schemas"]["PageNo"];
            pageSize: components["schemas"]["PageSize"];
            /** @description The number of all items that were found */
            total: number;
        };
        /** @description Envelope with a page of rows; `data` is null for any code except success */
        ImportRowPageEnvelope: {
            code: components["schemas"]["GeneralCode"];
            /** @description The result; null for any code except success */
            data: components["schemas"]["ImportRowPage"] | null;
            message: components["schemas"]["ServerMessage"];
        };
        /**
         * @description The result of a row
         * @enum {string}
         */
        ImportRowStatus: "success" | "notFound" | "disabled" | "outOfScope" | "duplicate";
        /** @description A workbook with one account in each row */
        ImportUpload: {
            /** @description Index of the column that identifies people, from 0; needed only when no header is recognized. Other columns then identify no one. A hidden column identifies people only if no visible one does, and an error value no one. As in every column that identifies people, a text may be an account, employee ID, email address or mobile number */
            accountColumn?: string;
            /**
             * Format: binary
             * @description xlsx or xls, at most 5 MB and 10000 rows
             */
            file: Blob;
            /** @description Number of the row with the names of the columns, as the sheet counts, from 1. People are in the rows below it. By default the service finds it */
            headerRow?: string;
            /** @description The same key with the same file, column, header row and sheet gives the same import */
            idempotencyKey: string;
            /** @description Index of the sheet to read among those with rows, from 0; by default the first visible one (P22) */
            sheet?: string;
        };
        /** @description The item that includes a member; of several, a locked one before others, then groups, prerequisites, roles, imports */
        IndirectMembership: {
            id: components["schemas"]["DirectoryId"];
            /**
             * @description The kind of the item that includes the member
             * @enum {string}
             */
            kind: "groups" | "prerequisites" | "roles" | "imports";
            /** @description Its name; empty for an import */
            label: string;
            /** @description Whether the member cannot be removed */
            locked: boolean;
            sourceId: components["schemas"]["DirectoryId"];
        };
        /** @description Envelope with the members; `data` is null for any code except success */
        IndirectMembershipEnvelope: {
            code: components["schemas"]["GeneralCode"];
            /** @description The result; null for any code except success */
            data: components["schemas"]["IndirectMemberships"] | null;
            message: components["schemas"]["ServerMessage"];
        };
        /** @description Members, departments, visitors and searches for members are ignored here, because the client can evaluate them itself */
        IndirectMembershipRequest: {
            /** @description The ids of the members to look up */
            ids: components["schemas"]["DirectoryId"][];
            selection: components["schemas"]["Selection"];
        };
        /** @description The members whom the selection includes indirectly */
        IndirectMemberships: {
            /** @description One entry for each member that is included; the others are absent */
            list: components["schemas"]["IndirectMembership"][];
        };
        /**
         * @description One of the twelve languages, as language and region
         * @enum {string}
         */
        Locale: "zh_CN" | "en_US" | "es_ES" | "ru_RU" | "ar_SA" | "pl_PL" | "de_DE" | "tr_TR" | "fr_FR" | "pt_BR" | "ko_KR" | "ja_JP";
        /** @description Cannot be removed; a department is locked with its descendants */
        LockedRow: {
            id: components["schemas"]["DirectoryId"];
            /**
             * @description The kind of the item
             * @enum {string}
             */
            kind: "members" | "departments" | "groups" | "prerequisites" | "roles" | "visitors";
        };
        /** @description A failed sign-in step, without personal data */
        LoginFailureReport: {
            /**
             * Format: date-time
             * @description When it failed, by the client's clock, in UTC
             */
            at: string;
            /** @description The server's code, or timeout, unreachable, unreadable, refused */
            cause: string;
            /**
             * @description 0010001 SMS code not obtained, 0010002 e-mail code not obtained, 0010004 wrong code, 0010005 sign-in failed
             * @enum {string}
             */
            code: "0010001" | "0010002" | "0010004" | "0010005";
            lang: components["schemas"]["Locale"];
            /**
             * @description The call that failed
             * @enum {string}
             */
            step: "challenge" | "send-code" | "token" | "profile";
        };
        /** @description Envelope with the order of the forms and the name of the app; `data` is null for any code except success */
        LoginScenarioEnvelope: {
            code: components["schemas"]["GeneralCode"];
            /** @description The settings of the dialog; null for any code except success */
            data: {
                /** @description Which forms the dialog offers (D7): 0 phone with a toggle unless the host is shielded, 1 phone with a toggle, 2 e-mail only, any other number phone only */
                loginScenarioType: number;
                /** @description The name of the academy's app, which the QR dialog shows */
                vipSchoolAppName: string;
            } | null;
            message: components["schemas"]["ServerMessage"];
        };
        /** @description The ten columns; a member may belong to two departments */
        Member: {
            /** @description The name of the account; empty without one */
            account: string;
            /** @description The departments that the member belongs to */
            departments: components["schemas"]["DepartmentName"][];
            /** @description The employee account; empty without one */
            employeeAccount: string;
            id: components["schemas"]["DirectoryId"];
            /** @description The employee ID; empty without one */
            jobNumber: string;
            /** @description The e-mail address; empty without one */
            mailBox: string;
            /** @description The phone number; empty without one */
            mobileNumber: string;
            /** @description The member's full name */
            name: string;
            /** @description A name that the member chose; empty without one */
            nickName: string;
            state: components["schemas"]["DirectoryState"];
            /** @description The account at the enterprise portal; empty without one */
            uniportalAccount: string;
            /** @description The id of the device vendor account; empty without one */
            vendorId: string;
        };
        /** @description One page of members, with the number of all that were found */
        MemberPage: {
            /** @description The items of the page */
            list: components["schemas"]["Member"][];
            pageNo: components["schemas"]["PageNo"];
            pageSize: components["schemas"]["PageSize"];
            /** @description The number of all items that were found */
            total: number;
        };
        /** @description Envelope with a page of members; `data` is null for any code except success */
        MemberPageEnvelope: {
            code: components["schemas"]["GeneralCode"];
            /** @description The result; null for any code except success */
            data: components["schemas"]["MemberPage"] | null;
            message: components["schemas"]["ServerMessage"];
        };
        /** @description The addresses of the academy's OAuth2 provider */
        OAuth2Config: {
            /** @description The address of the authorize page */
            authorizeServiceUrl: string;
            /** @description The OAuth2 client id */
            clientId: string;
            /** @description The `redirect_uri` of the authorize request */
            redirectUrl: string;
            /** @description The id of the academy at the provider */
            schoolId: string;
        };
        /** @description The number of the page, from 1 */
        PageNo: number;
        /**
         * @description The number of rows of a page
         * @enum {integer}
         */
        PageSize: 10 | 20 | 50 | 100;
        /** @description 11 digits that begin with 1 and 3 to 9; anything else, which the client sends in Arabic, is refused with a result code */
        PhoneNumber: string;
        /** @description A condition that members meet */
        Prerequisite: {
            /** @description Whether the user created it */
            createdByMe: boolean;
            /** @description The name of the administrator who created it */
            creator: string;
            id: components["schemas"]["DirectoryId"];
            /** @description The name of the condition */
            name: string;
        };
        /** @description One page of prerequisites, with the number of all that were found */
        PrerequisitePage: {
            /** @description The items of the page */
            list: components["schemas"]["Prerequisite"][];
            pageNo: components["schemas"]["PageNo"];
            pageSize: components["schemas"]["PageSize"];
            /** @description The number of all items that were found */
            total: number;
        };
        /** @description Envelope with a page of prerequisites; `data` is null for any code except success */
        PrerequisitePageEnvelope: {
            code: components["schemas"]["GeneralCode"];
            /** @description The result; null for any code except success */
            data: components["schemas"]["PrerequisitePage"] | null;
            message: components["schemas"]["ServerMessage"];
        };
        /** @description The signed-in user. Every field is optional */
        Profile: {
            /** @description Whether the user may assign learning content; without it, the app offers no page for administrators */
            administrator?: boolean;
            /** @description The address of the user's picture; empty without one */
            avatarUrl?: string;
            /** @description The e-mail address; empty without one */
            email?: string;
            /** @description The phone number, digits only; empty without one */
            mobile?: string;
            /** @description A name that the user chose; may be empty */
            nickName?: string;
            /** @description The user's name; may be empty */
            realName?: string;
        };
        /** @description Envelope with the profile; `data` is null for any code except success */
        ProfileEnvelope: {
            code: components["schemas"]["GeneralCode"];
            /** @description The result; null for any code except success */
            data: components["schemas"]["Profile"] | null;
            message: components["schemas"]["ServerMessage"];
        };
        /** @description The result of asking for the status of a QR session */
        QrCode: string | "000000" | "030027" | components["schemas"]["ResultCode"];
        /** @description Envelope with the id of a new QR session; `data` is null for any code except success */
        QrSessionEnvelope: {
            code: components["schemas"]["GeneralCode"];
            /** @description The new session; null for any code except success */
            data: {
                /** @description The id of the new session, which the QR code contains */
                qrCodeSessionId: string;
            } | null;
            message: components["schemas"]["ServerMessage"];
        };
        /**
         * @description The state of a QR session: not scanned, scanned, canceled or confirmed in the app
         * @enum {string}
         */
        QrStatus: "QRCODE_NON_SCANED" | "QRCODE_SCANED" | "QRCODE_CANCEL_LOGIN" | "QRCODE_CONFIRM_LOGIN";
        /** @description Envelope with the status of a QR session; `data` is null for any code except success */
        QrStatusEnvelope: {
            code: components["schemas"]["QrCode"];
            /** @description The state of the session; null for any code except success */
            data: {
                qrCodeStatus: components["schemas"]["QrStatus"];
            } | null;
            message: components["schemas"]["ServerMessage"];
        };
        /** @description The result of signing in by QR code */
        QrTokenCode: string | "000000" | "030027" | "030019" | components["schemas"]["ResultCode"];
        /** @description Envelope with the tokens; `data` is null for any code except success */
        QrTokenEnvelope: {
            code: components["schemas"]["QrTokenCode"];
            /** @description The result; null for any code except success */
            data: components["schemas"]["TokenGrant"] | null;
            message: components["schemas"]["ServerMessage"];
        };
        /** @description All results of a search with a few exceptions */
        QueryRule: {
            criteria: components["schemas"]["SelectionCriteria"];
            /** @description The ids of results that are not chosen */
            except: components["schemas"]["DirectoryId"][];
            /**
             * @description The kind of items that are searched
             * @enum {string}
             */
            kind: "members" | "groups" | "prerequisites" | "roles" | "visitors";
        };
        /** @description Sent with code 060001; the client knows the order page */
        QuotaUsedUp: {
            /** @description The number of people that can still be assigned */
            quotaLeft: number;
        };
        /** @description Envelope with the values of the requested keys; keys that are not set are absent; `data` is null for any code except success */
        RemoteConfigEnvelope: {
            code: components["schemas"]["GeneralCode"];
            /** @description The values by key, as texts; a key that is not set is absent; null for any code except success */
            data: {
                [key: string]: string;
            } | null;
            message: components["schemas"]["ServerMessage"];
        };
        /** @description The items that exist and the ids that do not */
        Resolved: {
            /** @description The items that exist */
            items: components["schemas"]["SelectorLabel"][];
            /** @description The ids without an item */
            missing: components["schemas"]["DirectoryId"][];
        };
        /** @description Envelope with the items; `data` is null for any code except success */
        ResolvedEnvelope: {
            code: components["schemas"]["GeneralCode"];
            /** @description The result; null for any code except success */
            data: components["schemas"]["Resolved"] | null;
            message: components["schemas"]["ServerMessage"];
        };
        /** @description Ids of one kind */
        ResolveRequest: {
            /** @description The ids to look up */
            ids: components["schemas"]["DirectoryId"][];
            kind: components["schemas"]["SelectorKind"];
        };
        /** @description The code from the SMS */
        RestoreSmsCheckRequest: {
            /**
             * @description The country code of the number; always `+86`, the mainland
             * @constant
             */
            country_code: "+86";
            phone_number: components["schemas"]["PhoneNumber"];
            verificationCode: components["schemas"]["VerificationCode"];
        };
        /** @description Requests a code that restores the account of a phone number */
        RestoreSmsCodeRequest: {
            /**
             * @description The country code of the number; always `+86`, the mainland
             * @constant
             */
            country_code: "+86";
            phone_number: components["schemas"]["PhoneNumber"];
        };
        /** @description A result code: three to seven digits. The lists of codes are open on purpose: a service can add a refusal without a release of the client, which shows the envelope's message for a code that an operation does not list */
        ResultCode: string;
        /** @description A role of members */
        Role: {
            /** @description Whether the user created it */
            createdByMe: boolean;
            /** @description The name of the administrator who created it */
            creator: string;
            id: components["schemas"]["DirectoryId"];
            /** @description The name of the role */
            name: string;
        };
        /** @description One page of roles, with the number of all that were found */
        RolePage: {
            /** @description The items of the page */
            list: components["schemas"]["Role"][];
            pageNo: components["schemas"]["PageNo"];
            pageSize: components["schemas"]["PageSize"];
            /** @description The number of all items that were found */
            total: number;
        };
        /** @description Envelope with a page of roles; `data` is null for any code except success */
        RolePageEnvelope: {
            code: components["schemas"]["GeneralCode"];
            /** @description The result; null for any code except success */
            data: components["schemas"]["RolePage"] | null;
            message: components["schemas"]["ServerMessage"];
        };
        /** @description Envelope with the edition of the academy; `data` is null for any code except success */
        SchoolDetailsEnvelope: {
            code: components["schemas"]["GeneralCode"];
            /** @description The edition; null for any code except success */
            data: {
                /** @description 1 is the school edition */
                version: string;
            } | null;
            message: components["schemas"]["ServerMessage"];
        };
        /** @description Members that were chosen or excluded individually */
        SelectedMembers: {
            /** @description The ids of members removed individually, whatever else includes them */
            excluded: components["schemas"]["DirectoryId"][];
            /** @description The ids of members chosen individually */
            included: components["schemas"]["DirectoryId"][];
        };
        /** @description Who takes part, as rules. A member is included when locked; else as chosen or excluded individually; else when any department (by the nearest rule above it), group, prerequisite, role, import or search includes them */
        Selection: {
            /** @description Rules for departments; the nearest one decides (D49) */
            departments: components["schemas"]["DepartmentRule"][];
            /** @description The ids of chosen groups */
            groups: components["schemas"]["DirectoryId"][];
            /** @description The ids of committed imports */
            imports: components["schemas"]["DirectoryId"][];
            /** @description Items that cannot be removed */
            locked: components["schemas"]["LockedRow"][];
            members: components["schemas"]["SelectedMembers"];
            /** @description The ids of chosen prerequisites */
            prerequisites: components["schemas"]["DirectoryId"][];
            /** @description Searches whose results are chosen */
            queries: components["schemas"]["QueryRule"][];
            /** @description The ids of chosen roles */
            roles: components["schemas"]["DirectoryId"][];
            /** @description The ids of chosen visitors */
            visitors: components["schemas"]["DirectoryId"][];
        };
        /** @description The search of a rule, with its filters */
        SelectionCriteria: {
            /** @description Only items that the user created */
            createdByMe?: boolean;
            departmentId?: components["schemas"]["DirectoryId"];
            field?: components["schemas"]["SelectorField"];
            /** @description Part of the text, ignoring case and width. Empty finds everything */
            keyword: string;
            scope?: components["schemas"]["DepartmentScope"];
        };
        /** @description The number of people in a selection */
        SelectionSummary: {
            /** @description Members chosen individually */
            explicit: number;
            /** @description Members and visitors, each once; without disabled, departed or unmanaged people */
            headCount: number;
            /** @description The maximum number of individually chosen members */
            limit: number;
            /** @description The number of members of the academy */
            members: number;
            /** @description Whether `explicit` exceeds `limit` */
            overLimit: boolean;
            /** @description The number of visitors */
            visitors: number;
        };
        /** @description Envelope with the count; `data` is null for any code except success */
        SelectionSummaryEnvelope: {
            code: components["schemas"]["GeneralCode"];
            /** @description The result; null for any code except success */
            data: components["schemas"]["SelectionSummary"] | null;
            message: components["schemas"]["ServerMessage"];
        };
        /** @description The selection to count */
        SelectionSummaryRequest: {
            selection: components["schemas"]["Selection"];
        };
        /**
         * @description The column to search; all means every column of the kind. A column that the kind lacks is refused.
         * @enum {string}
         */
        SelectorField: "all" | "name" | "nickName" | "jobNumber" | "mailBox" | "account" | "mobileNumber" | "uniportalAccount" | "vendorId" | "employeeAccount" | "department" | "number" | "creator" | "mobile" | "type";
        /**
         * @description The kind of items that a picker lists
         * @enum {string}
         */
        SelectorKind: "members" | "departments" | "groups" | "prerequisites" | "roles" | "visitors" | "academies";
        /** @description An item with the texts that identify it to the user */
        SelectorLabel: {
            /** @description For departments only */
            ancestorIds?: components["schemas"]["AncestorIds"];
            /** @description Distinguishes it from others of the same name: number and department, path, creator or phone; may be empty */
            detail: string;
            id: components["schemas"]["DirectoryId"];
            /** @description The item's name */
            label: string;
            state: components["schemas"]["DirectoryState"];
        };
        /** @description A search with its filters and the requested page */
        SelectorQuery: {
            /** @description Only items that the user created; refused for kinds without a creator */
            createdByMe?: boolean;
            /** @description All departments when omitted or empty */
            departmentId?: string;
            field?: components["schemas"]["SelectorField"];
            /** @description Part of the text, ignoring case and width. Empty finds everything */
            keyword: string;
            pageNo: components["schemas"]["PageNo"];
            pageSize: components["schemas"]["PageSize"];
            scope?: components["schemas"]["DepartmentScope"];
        };
        /** @description The service's text for the user, in the language of the request; may be empty */
        ServerMessage: string;
        /** @description The agreements that the user accepted */
        SignAgreementRequest: {
            /**
             * @description The language of the accepted texts, with a hyphen
             * @enum {string}
             */
            lang: "zh-CN" | "en-US";
            /**
             * @description The kind of signer; always `YH`, a user
             * @constant
             */
            primaryType: "YH";
            /** @description The accepted texts; `YS` privacy policy, `FW` service agreement */
            secondaryTypes: ("YS" | "FW")[];
            /**
             * @description Always `SIGN`, the user accepts
             * @constant
             */
            signOpeType: "SIGN";
        };
        /** @description The pictures of a slider and its key, for one attempt */
        SliderChallenge: {
            /** @description Full-height transparent strip with the piece, bare base64 PNG */
            cutImage: string;
            /** @description Identifies this slider in the next call */
            key: string;
            /** @description Background as bare base64 PNG */
            srcImage: string;
        };
        /** @description Envelope with the pictures of a slider, or null if no slider is needed; `data` is null for any code except success */
        SliderChallengeEnvelope: {
            code: components["schemas"]["ChallengeCode"];
            /** @description The result; null for any code except success */
            data: components["schemas"]["SliderChallenge"] | null;
            message: components["schemas"]["ServerMessage"];
        };
        /** @description Integer in the background's natural pixels; empty when no slider was shown */
        SliderOffset: string;
        /** @description Requests a code by SMS; `left` and `key` are empty without a slider */
        SmsCodeRequest: {
            /**
             * @description The country code of the number; always `+86`, the mainland
             * @constant
             */
            country_code: "+86";
            /** @description The key of the slider; empty without one */
            key: string;
            left: components["schemas"]["SliderOffset"];
            phone_number: components["schemas"]["PhoneNumber"];
        };
        /** @description The id of an academy (tenant) */
        TenantIdValue: string;
        /** @description Why no token was granted */
        TokenCode: string | "030019" | components["schemas"]["ResultCode"];
        /** @description The tokens of a session */
        TokenGrant: {
            /** @description The bearer token of calls */
            access_token: string;
            /** @description Seconds; limits the lifetime of the auth cookie (D14) */
            expires_in?: number;
            /** @description Stored for other clients of the origin; this client does not use it */
            refresh_token: string;
            /** @description The id of the academy that the user signed in to */
            schoolId?: string;
            /** @description The id of the user, for header `user_id` */
            user_id?: string;
        };
        /** @description Why no token was granted; services use either `code` and `message` or the OAuth2 fields */
        TokenRefusal: {
            code?: components["schemas"]["TokenCode"];
            /**
             * Format: date-time
             * @description Only with 030019, and optional; when the account will be deleted (P51)
             */
            deregistrationEndsAt?: string;
            /** @description The OAuth2 error code */
            error?: string;
            /** @description Shown to the user if there is no `message` */
            error_description?: string;
            message?: components["schemas"]["ServerMessage"];
        };
        /** @description Signs in with a verification code and either a phone number or an e-mail address */
        TokenRequest: {
            /** @description The e-mail address that got the code */
            email?: string;
            /**
             * @description Always `sms_code`, also for a code sent by e-mail
             * @constant
             */
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
            /** @description Whether there are departments below */
            hasChildren: boolean;
            /** @description Active members of the department and its descendants */
            headCount: number;
            id: components["schemas"]["DirectoryId"];
            /** @description The name of the department */
            name: string;
            /** @description The id of the department above; null at the top */
            parentId: components["schemas"]["DirectoryId"] | null;
        };
        /** @description Envelope with the id and the address of the picture; `data` is null for any code except success */
        UploadedImageEnvelope: {
            code: components["schemas"]["GeneralCode"];
            /** @description The stored picture; null for any code except success */
            data: {
                imageId: components["schemas"]["ImageId"];
                /** @description The address of the picture, on this origin */
                url: string;
            } | null;
            message: components["schemas"]["ServerMessage"];
        };
        /** @description 6 characters */
        VerificationCode: string;
        /** @description A person outside the directory */
        Visitor: {
            id: components["schemas"]["DirectoryId"];
            /** @description The visitor's phone number */
            mobile: string;
            /** @description The visitor's name */
            name: string;
        };
        /** @description One page of visitors, with the number of all that were found */
        VisitorPage: {
            /** @description The items of the page */
            list: components["schemas"]["Visitor"][];
            pageNo: components["schemas"]["PageNo"];
            pageSize: components["schemas"]["PageSize"];
            /** @description The number of all items that were found */
            total: number;
        };
        /** @description Envelope with a page of visitors; `data` is null for any code except success */
        VisitorPageEnvelope: {
            code: components["schemas"]["GeneralCode"];
            /** @description The result; null for any code except success */
            data: components["schemas"]["VisitorPage"] | null;
            message: components["schemas"]["ServerMessage"];
        };
    };
    responses: {
        /** @description 000000 sent; any other code is shown to the user with the server's message. A refusal may name the seconds until the next code in Retry-After, for a countdown */
        CodeSent: {
            headers: {
                /**
                 * @description When to try again: seconds, or an HTTP date
                 * @example 42
                 */
                "Retry-After"?: string;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "000000",
                 *       "message": "success",
                 *       "data": null
                 *     }
                 */
                "application/json": components["schemas"]["EmptyEnvelope"];
            };
        };
        /** @description The browser is redirected */
        Elsewhere: {
            headers: {
                /**
                 * @description Where the browser continues
                 * @example /login/index?isThirdLogin=uniportal
                 */
                Location: string;
                /**
                 * @description The auth cookie `access_token` (Lax, Path=/) after a sign-in
                 * @example access_token=f3d9; Path=/; SameSite=Lax
                 */
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
                /**
                 * @example {
                 *       "code": "403",
                 *       "message": "You have no permission.",
                 *       "data": null
                 *     }
                 */
                "application/json": components["schemas"]["EmptyEnvelope"];
            };
        };
        /** @description Missing, wrong or expired bearer token */
        NotSignedIn: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "401",
                 *       "message": "Please log in again.",
                 *       "data": null
                 *     }
                 */
                "application/json": components["schemas"]["EmptyEnvelope"];
            };
        };
        /** @description Truthy data means verified and restored; empty data means that the code is wrong or no longer valid */
        RestoreChecked: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "000000",
                 *       "message": "success",
                 *       "data": true
                 *     }
                 */
                "application/json": components["schemas"]["BooleanEnvelope"];
            };
        };
        /** @description The service or a gateway before it fails. A gateway may answer with a page instead of an envelope; the client reads neither */
        ServerError: {
            headers: {
                /**
                 * @description When to try again: seconds, or an HTTP date
                 * @example 30
                 */
                "Retry-After"?: string;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "500",
                 *       "message": "Something went wrong.",
                 *       "data": null
                 *     }
                 */
                "application/json": components["schemas"]["EmptyEnvelope"];
                /** @example <!doctype html><title>502 Bad Gateway</title> */
                "text/html": string;
            };
        };
        /** @description Too many requests */
        TooMany: {
            headers: {
                /**
                 * @description When to try again: seconds, or an HTTP date
                 * @example 30
                 */
                "Retry-After"?: string;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "429",
                 *       "message": "Too many requests. Try again in 30 seconds.",
                 *       "data": null
                 *     }
                 */
                "application/json": components["schemas"]["EmptyEnvelope"];
            };
        };
    };
    parameters: {
        /**
         * @description Opaque client id; omitted when it is not ready after 1 s
         * @example 3f2a9c14d07b
         */
        ClientId: string;
        /**
         * @description The e-mail address of the account
         * @example pending@mock.example
         */
        EmailQuery: string;
        /**
         * @description The id of the import, from the answer to its upload
         * @example import-1
         */
        ImportId: components["schemas"]["DirectoryId"];
        /**
         * @description The user's language; the service's messages are in this language
         * @example en_US
         */
        Language: components["schemas"]["Locale"];
        /**
         * @description The user's language, for the provider's page
         * @example en_US
         */
        LanguageQuery: components["schemas"]["Locale"];
        /**
         * @description Added on two production hosts only (D3)
         * @example web
         */
        LoginChannel: string;
        /**
         * @description The id of the QR session
         * @example qr-1c9e4b7d
         */
        QrCodeSessionId: string;
        /**
         * @description The kind of items to look up
         * @example members
         */
        SelectorKind: components["schemas"]["SelectorKind"];
        /**
         * @description The return address, encoded; of the own origin or one that the deployment allows
         * @example /
         */
        TargetUrl: string;
        /**
         * @description The academy (tenant); omitted when the address of the page names none
         * @example academy
         */
        TenantId: components["schemas"]["TenantIdValue"];
        /**
         * @description The id of the signed-in user; omitted before sign-in
         * @example user-admin
         */
        UserId: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export interface operations {
    getClientIp: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The user's language; the service's messages are in this language
                 * @example en_US
                 */
                "sxz-lang": components["parameters"]["Language"];
                /**
                 * @description The academy (tenant); omitted when the address of the page names none
                 * @example academy
                 */
                tenant_id?: components["parameters"]["TenantId"];
                /**
                 * @description The id of the signed-in user; omitted before sign-in
                 * @example user-admin
                 */
                user_id?: components["parameters"]["UserId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description true is stored as hasInternal; any code except 000000 is shown as an error with the server's message */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "000000",
                     *       "message": "success",
                     *       "data": false
                     *     }
                     */
                    "application/json": components["schemas"]["BooleanEnvelope"];
                };
            };
            429: components["responses"]["TooMany"];
        };
    };
    getOverseas: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The user's language; the service's messages are in this language
                 * @example en_US
                 */
                "sxz-lang": components["parameters"]["Language"];
                /**
                 * @description The academy (tenant); omitted when the address of the page names none
                 * @example academy
                 */
                tenant_id?: components["parameters"]["TenantId"];
                /**
                 * @description The id of the signed-in user; omitted before sign-in
                 * @example user-admin
                 */
                user_id?: components["parameters"]["UserId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description true means that this host is treated as shielded (D6) */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "000000",
                     *       "message": "success",
                     *       "data": false
                     *     }
                     */
                    "application/json": components["schemas"]["BooleanEnvelope"];
                };
            };
            429: components["responses"]["TooMany"];
        };
    };
    getSliderChallenge: {
        parameters: {
            query: {
                /**
                 * @description The phone number (digits only) or the e-mail address
                 * @example 13912345678
                 */
                account: string;
            };
            header: {
                /**
                 * @description The user's language; the service's messages are in this language
                 * @example en_US
                 */
                "sxz-lang": components["parameters"]["Language"];
                /**
                 * @description The academy (tenant); omitted when the address of the page names none
                 * @example academy
                 */
                tenant_id?: components["parameters"]["TenantId"];
                /**
                 * @description The id of the signed-in user; omitted before sign-in
                 * @example user-admin
                 */
                user_id?: components["parameters"]["UserId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description data null means no slider; code 030049 is a warning with the server's message */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "000000",
                     *       "message": "success",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["SliderChallengeEnvelope"];
                };
            };
            429: components["responses"]["TooMany"];
        };
    };
    sendRestoreEmailCode: {
        parameters: {
            query: {
                /**
                 * @description The e-mail address of the account
                 * @example pending@mock.example
                 */
                email: components["parameters"]["EmailQuery"];
            };
            header: {
                /**
                 * @description The user's language; the service's messages are in this language
                 * @example en_US
                 */
                "sxz-lang": components["parameters"]["Language"];
                /**
                 * @description The academy (tenant); omitted when the address of the page names none
                 * @example academy
                 */
                tenant_id?: components["parameters"]["TenantId"];
                /**
                 * @description The id of the signed-in user; omitted before sign-in
                 * @example user-admin
                 */
                user_id?: components["parameters"]["UserId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            200: components["responses"]["CodeSent"];
            429: components["responses"]["TooMany"];
        };
    };
    checkRestoreEmailCode: {
        parameters: {
            query: {
                /**
                 * @description The e-mail address of the account
                 * @example pending@mock.example
                 */
                email: components["parameters"]["EmailQuery"];
                /**
                 * @description The code from the e-mail
                 * @example 482915
                 */
                verificationCode: components["schemas"]["VerificationCode"];
            };
            header: {
                /**
                 * @description The user's language; the service's messages are in this language
                 * @example en_US
                 */
                "sxz-lang": components["parameters"]["Language"];
                /**
                 * @description The academy (tenant); omitted when the address of the page names none
                 * @example academy
                 */
                tenant_id?: components["parameters"]["TenantId"];
                /**
                 * @description The id of the signed-in user; omitted before sign-in
                 * @example user-admin
                 */
                user_id?: components["parameters"]["UserId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            200: components["responses"]["RestoreChecked"];
            429: components["responses"]["TooMany"];
        };
    };
    sendRestoreSmsCode: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Opaque client id; omitted when it is not ready after 1 s
                 * @example 3f2a9c14d07b
                 */
                fp?: components["parameters"]["ClientId"];
                /**
                 * @description The user's language; the service's messages are in this language
                 * @example en_US
                 */
                "sxz-lang": components["parameters"]["Language"];
                /**
                 * @description The academy (tenant); omitted when the address of the page names none
                 * @example academy
                 */
                tenant_id?: components["parameters"]["TenantId"];
                /**
                 * @description The id of the signed-in user; omitted before sign-in
                 * @example user-admin
                 */
                user_id?: components["parameters"]["UserId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "country_code": "+86",
                 *       "phone_number": "19900000019"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["RestoreSmsCodeRequest"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            200: components["responses"]["CodeSent"];
            429: components["responses"]["TooMany"];
        };
    };
    checkRestoreSmsCode: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Opaque client id; omitted when it is not ready after 1 s
                 * @example 3f2a9c14d07b
                 */
                fp?: components["parameters"]["ClientId"];
                /**
                 * @description The user's language; the service's messages are in this language
                 * @example en_US
                 */
                "sxz-lang": components["parameters"]["Language"];
                /**
                 * @description The academy (tenant); omitted when the address of the page names none
                 * @example academy
                 */
                tenant_id?: components["parameters"]["TenantId"];
                /**
                 * @description The id of the signed-in user; omitted before sign-in
                 * @example user-admin
                 */
                user_id?: components["parameters"]["UserId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "country_code": "+86",
                 *       "phone_number": "19900000019",
                 *       "verificationCode": "410822"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["RestoreSmsCheckRequest"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            200: components["responses"]["RestoreChecked"];
            429: components["responses"]["TooMany"];
        };
    };
    getProfile: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The user's language; the service's messages are in this language
                 * @example en_US
                 */
                "sxz-lang": components["parameters"]["Language"];
                /**
                 * @description The academy (tenant); omitted when the address of the page names none
                 * @example academy
                 */
                tenant_id?: components["parameters"]["TenantId"];
                /**
                 * @description The id of the signed-in user; omitted before sign-in
                 * @example user-admin
                 */
                user_id?: components["parameters"]["UserId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The profile */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "000000",
                     *       "message": "success",
                     *       "data": {
                     *         "realName": "李雷"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ProfileEnvelope"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            429: components["responses"]["TooMany"];
        };
    };
    sendEmailCode: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Opaque client id; omitted when it is not ready after 1 s
                 * @example 3f2a9c14d07b
                 */
                fp?: components["parameters"]["ClientId"];
                /**
                 * @description The user's language; the service's messages are in this language
                 * @example en_US
                 */
                "sxz-lang": components["parameters"]["Language"];
                /**
                 * @description The academy (tenant); omitted when the address of the page names none
                 * @example academy
                 */
                tenant_id?: components["parameters"]["TenantId"];
                /**
                 * @description The id of the signed-in user; omitted before sign-in
                 * @example user-admin
                 */
                user_id?: components["parameters"]["UserId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "somebody@mail.example",
                 *       "left": "",
                 *       "key": ""
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["EmailCodeRequest"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            200: components["responses"]["CodeSent"];
            429: components["responses"]["TooMany"];
        };
    };
    sendSmsCode: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Opaque client id; omitted when it is not ready after 1 s
                 * @example 3f2a9c14d07b
                 */
                fp?: components["parameters"]["ClientId"];
                /**
                 * @description The user's language; the service's messages are in this language
                 * @example en_US
                 */
                "sxz-lang": components["parameters"]["Language"];
                /**
                 * @description The academy (tenant); omitted when the address of the page names none
                 * @example academy
                 */
                tenant_id?: components["parameters"]["TenantId"];
                /**
                 * @description The id of the signed-in user; omitted before sign-in
                 * @example user-admin
                 */
                user_id?: components["parameters"]["UserId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "phone_number": "13912345678",
                 *       "country_code": "+86",
                 *       "left": "",
                 *       "key": ""
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["SmsCodeRequest"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            200: components["responses"]["CodeSent"];
            429: components["responses"]["TooMany"];
        };
    };
    requestToken: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Opaque client id; omitted when it is not ready after 1 s
                 * @example 3f2a9c14d07b
                 */
                fp?: components["parameters"]["ClientId"];
                /**
                 * @description The user's language; the service's messages are in this language
                 * @example en_US
                 */
                "sxz-lang": components["parameters"]["Language"];
                /**
                 * @description The academy (tenant); omitted when the address of the page names none
                 * @example academy
                 */
                tenant_id?: components["parameters"]["TenantId"];
                /**
                 * @description The id of the signed-in user; omitted before sign-in
                 * @example user-admin
                 */
                user_id?: components["parameters"]["UserId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "verification_code": "410822",
                 *       "grant_type": "sms_code",
                 *       "sign": "true",
                 *       "phone_number": "13912345678"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["TokenRequest"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description Tokens */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "access_token": "token-1",
                     *       "refresh_token": "refresh-1",
                     *       "expires_in": 7200,
                     *       "user_id": "u1"
                     *     }
                     */
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
                /**
                 * @description Added on two production hosts only (D3)
                 * @example web
                 */
                loginChannel?: components["parameters"]["LoginChannel"];
                /**
                 * @description The user's language, for the provider's page
                 * @example en_US
                 */
                "sxz-lang": components["parameters"]["LanguageQuery"];
                /**
                 * @description The return address, encoded; of the own origin or one that the deployment allows
                 * @example /
                 */
                targetUrl: components["parameters"]["TargetUrl"];
            };
            header?: never;
            path: {
                /**
                 * @description The vendor's slug
                 * @example hw
                 */
                product: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            302: components["responses"]["Elsewhere"];
            429: components["responses"]["TooMany"];
        };
    };
    finishOAuth2SignIn: {
        parameters: {
            query?: {
                /**
                 * @description The provider's authorization code, valid once; absent with `error`
                 * @example x7Qp2
                 */
                code?: string;
                /**
                 * @description The provider's OAuth2 error code, such as `access_denied`
                 * @example access_denied
                 */
                error?: string;
                /**
                 * @description The provider's explanation of `error`
                 * @example The user refused
                 */
                error_description?: string;
                /**
                 * @description The `state` of the authorize request, unchanged
                 * @example k3f9
                 */
                state?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            302: components["responses"]["Elsewhere"];
            429: components["responses"]["TooMany"];
        };
    };
    startPortalSignIn: {
        parameters: {
            query: {
                /**
                 * @description Added on two production hosts only (D3)
                 * @example web
                 */
                loginChannel?: components["parameters"]["LoginChannel"];
                /**
                 * @description The user's language, for the provider's page
                 * @example en_US
                 */
                "sxz-lang": components["parameters"]["LanguageQuery"];
                /**
                 * @description The return address, encoded; of the own origin or one that the deployment allows
                 * @example /
                 */
                targetUrl: components["parameters"]["TargetUrl"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            302: components["responses"]["Elsewhere"];
            429: components["responses"]["TooMany"];
        };
    };
    createQrSession: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The user's language; the service's messages are in this language
                 * @example en_US
                 */
                "sxz-lang": components["parameters"]["Language"];
                /**
                 * @description The academy (tenant); omitted when the address of the page names none
                 * @example academy
                 */
                tenant_id?: components["parameters"]["TenantId"];
                /**
                 * @description The id of the signed-in user; omitted before sign-in
                 * @example user-admin
                 */
                user_id?: components["parameters"]["UserId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The session id for the QR link */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "000000",
                     *       "message": "success",
                     *       "data": {
                     *         "qrCodeSessionId": "qr-1"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["QrSessionEnvelope"];
                };
            };
            429: components["responses"]["TooMany"];
        };
    };
    getQrStatus: {
        parameters: {
            query: {
                /**
                 * @description The id of the QR session
                 * @example qr-1c9e4b7d
                 */
                qrCodeSessionId: components["parameters"]["QrCodeSessionId"];
            };
            header: {
                /**
                 * @description The user's language; the service's messages are in this language
                 * @example en_US
                 */
                "sxz-lang": components["parameters"]["Language"];
                /**
                 * @description The academy (tenant); omitted when the address of the page names none
                 * @example academy
                 */
                tenant_id?: components["parameters"]["TenantId"];
                /**
                 * @description The id of the signed-in user; omitted before sign-in
                 * @example user-admin
                 */
                user_id?: components["parameters"]["UserId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The status; code 030027 when the session is unknown, used or expired */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "000000",
                     *       "message": "success",
                     *       "data": {
                     *         "qrCodeStatus": "QRCODE_NON_SCANED"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["QrStatusEnvelope"];
                };
            };
            429: components["responses"]["TooMany"];
        };
    };
    requestQrToken: {
        parameters: {
            query: {
                /**
                 * @description The id of the QR session
                 * @example qr-1c9e4b7d
                 */
                qrCodeSessionId: components["parameters"]["QrCodeSessionId"];
            };
            header: {
                /**
                 * @description The user's language; the service's messages are in this language
                 * @example en_US
                 */
                "sxz-lang": components["parameters"]["Language"];
                /**
                 * @description The academy (tenant); omitted when the address of the page names none
                 * @example academy
                 */
                tenant_id?: components["parameters"]["TenantId"];
                /**
                 * @description The id of the signed-in user; omitted before sign-in
                 * @example user-admin
                 */
                user_id?: components["parameters"]["UserId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description Tokens; 030027 when the session is unknown, used or expired; 030019 when the account is pending deregistration; other codes are shown as a warning */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "000000",
                     *       "message": "success",
                     *       "data": {
                     *         "access_token": "token-1",
                     *         "refresh_token": "refresh-1",
                     *         "expires_in": 7200,
                     *         "user_id": "u1"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["QrTokenEnvelope"];
                };
            };
            429: components["responses"]["TooMany"];
        };
    };
    getRemoteConfig: {
        parameters: {
            query: {
                /**
                 * @description Comma-separated keys
                 * @example sxz.domain.master
                 */
                keys: string;
            };
            header: {
                /**
                 * @description The user's language; the service's messages are in this language
                 * @example en_US
                 */
                "sxz-lang": components["parameters"]["Language"];
                /**
                 * @description The academy (tenant); omitted when the address of the page names none
                 * @example academy
                 */
                tenant_id?: components["parameters"]["TenantId"];
                /**
                 * @description The id of the signed-in user; omitted before sign-in
                 * @example user-admin
                 */
                user_id?: components["parameters"]["UserId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The keys that are set, with their values */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "000000",
                     *       "message": "success",
                     *       "data": {}
                     *     }
                     */
                    "application/json": components["schemas"]["RemoteConfigEnvelope"];
                };
            };
            429: components["responses"]["TooMany"];
        };
    };
    signLatestAgreement: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The user's language; the service's messages are in this language
                 * @example en_US
                 */
                "sxz-lang": components["parameters"]["Language"];
                /**
                 * @description The academy (tenant); omitted when the address of the page names none
                 * @example academy
                 */
                tenant_id?: components["parameters"]["TenantId"];
                /**
                 * @description The id of the signed-in user; omitted before sign-in
                 * @example user-admin
                 */
                user_id?: components["parameters"]["UserId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lang": "en-US",
                 *       "signOpeType": "SIGN",
                 *       "primaryType": "YH",
                 *       "secondaryTypes": [
                 *         "YS",
                 *         "FW"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["SignAgreementRequest"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description Signed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "000000",
                     *       "message": "success",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["EmptyEnvelope"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            429: components["responses"]["TooMany"];
        };
    };
    createAssignment: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The user's language; the service's messages are in this language
                 * @example en_US
                 */
                "sxz-lang": components["parameters"]["Language"];
                /**
                 * @description The academy (tenant); omitted when the address of the page names none
                 * @example academy
                 */
                tenant_id?: components["parameters"]["TenantId"];
                /**
                 * @description The id of the signed-in user; omitted before sign-in
                 * @example user-admin
                 */
                user_id?: components["parameters"]["UserId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "content": "Safety at work",
                 *       "visibility": "all",
                 *       "academies": [],
                 *       "certificate": true,
                 *       "managementScope": "below",
                 *       "selection": {
                 *         "members": {
                 *           "included": [
                 *             "member-000001"
                 *           ],
                 *           "excluded": []
                 *         },
                 *         "departments": [],
                 *         "queries": [],
                 *         "groups": [],
                 *         "prerequisites": [],
                 *         "roles": [],
                 *         "visitors": [],
                 *         "imports": [],
                 *         "locked": []
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["AssignmentRequest"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description 000000 created; 060001 when the quota of the academy is used up: the order reminder; any other code is shown with the server's message */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "000000",
                     *       "message": "success",
                     *       "data": {
                     *         "assignmentId": "assignment-1",
                     *         "headCount": 1
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["AssignmentEnvelope"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            429: components["responses"]["TooMany"];
        };
    };
    queryAssignments: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The user's language; the service's messages are in this language
                 * @example en_US
                 */
                "sxz-lang": components["parameters"]["Language"];
                /**
                 * @description The academy (tenant); omitted when the address of the page names none
                 * @example academy
                 */
                tenant_id?: components["parameters"]["TenantId"];
                /**
                 * @description The id of the signed-in user; omitted before sign-in
                 * @example user-admin
                 */
                user_id?: components["parameters"]["UserId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "keyword": "",
                 *       "pageNo": 1,
                 *       "pageSize": 10
                 *     }
                 */
                "application/json": components["schemas"]["AssignmentQuery"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description A page; any code but 000000 is shown with the server's message */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "000000",
                     *       "message": "success",
                     *       "data": {
                     *         "list": [],
                     *         "total": 0,
                     *         "pageNo": 1,
                     *         "pageSize": 10
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["AssignmentPageEnvelope"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            429: components["responses"]["TooMany"];
        };
    };
    getAgreementText: {
        parameters: {
            query?: {
                /**
                 * @description The academy of the text; the call carries no headers of the app
                 * @example academy
                 */
                tenant?: components["schemas"]["TenantIdValue"];
            };
            header?: never;
            path: {
                /**
                 * @description The service agreement or the privacy policy
                 * @example privacy
                 */
                agreement: "service" | "privacy";
                /**
                 * @description The language of the text
                 * @example en_US
                 */
                lang: components["schemas"]["Locale"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description HTML, at most 512 KB */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example <h1>Agreement</h1> */
                    "text/html": string;
                };
            };
            /** @description The academy has no such text */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html><title>Not found</title> */
                    "text/html": string;
                };
            };
            429: components["responses"]["TooMany"];
        };
    };
    submitApplication: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The user's language; the service's messages are in this language
                 * @example en_US
                 */
                "sxz-lang": components["parameters"]["Language"];
                /**
                 * @description The academy (tenant); omitted when the address of the page names none
                 * @example academy
                 */
                tenant_id?: components["parameters"]["TenantId"];
                /**
                 * @description The id of the signed-in user; omitted before sign-in
                 * @example user-admin
                 */
                user_id?: components["parameters"]["UserId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "tenantId": "",
                 *       "realName": "李晨曦",
                 *       "gender": "female",
                 *       "reason": "To learn",
                 *       "imageId": ""
                 *     }
                 */
                "application/json": components["schemas"]["ApplicationRequest"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description 000000 sent; any other code (already sent, refused) is shown with the server's message */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "000000",
                     *       "message": "success",
                     *       "data": {
                     *         "applicationId": "applications-4",
                     *         "tenantId": "academy",
                     *         "gender": "female",
                     *         "imageId": "",
                     *         "realName": "李晨曦",
                     *         "reason": "To learn",
                     *         "state": "sent",
                     *         "submittedAt": "2025-03-01T10:00:00Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ApplicationEnvelope"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NoPermission"];
            429: components["responses"]["TooMany"];
        };
    };
    getCurrentApplication: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The user's language; the service's messages are in this language
                 * @example en_US
                 */
                "sxz-lang": components["parameters"]["Language"];
                /**
                 * @description The academy (tenant); omitted when the address of the page names none
                 * @example academy
                 */
                tenant_id?: components["parameters"]["TenantId"];
                /**
                 * @description The id of the signed-in user; omitted before sign-in
                 * @example user-admin
                 */
                user_id?: components["parameters"]["UserId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The application; data null when there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "000000",
                     *       "message": "success",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["ApplicationEnvelope"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            429: components["responses"]["TooMany"];
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
                /**
                 * @example {
                 *       "code": "0010001",
                 *       "step": "send-code",
                 *       "cause": "timeout",
                 *       "lang": "en_US",
                 *       "at": "2025-03-01T10:00:00Z"
                 *     }
                 */
                "application/json": components["schemas"]["LoginFailureReport"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description Recorded */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "000000",
                     *       "message": "success",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["EmptyEnvelope"];
                };
            };
            429: components["responses"]["TooMany"];
        };
    };
    getAcademyConfig: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The user's language; the service's messages are in this language
                 * @example en_US
                 */
                "sxz-lang": components["parameters"]["Language"];
                /**
                 * @description The academy (tenant); omitted when the address of the page names none
                 * @example academy
                 */
                tenant_id?: components["parameters"]["TenantId"];
                /**
                 * @description The id of the signed-in user; omitted before sign-in
                 * @example user-admin
                 */
                user_id?: components["parameters"]["UserId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "tenantId": "",
                 *       "lang": "en_US",
                 *       "bundleId": "",
                 *       "terminal": "pc"
                 *     }
                 */
                "application/json": components["schemas"]["AcademyConfigRequest"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The configuration; any code except 200 means that the default sign-in page is shown */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "200",
                     *       "message": "success",
                     *       "data": {
                     *         "pcs": [
                     *           {
                     *             "cnTenantName": "示范学院",
                     *             "enTenantName": "Sample Academy"
                     *           }
                     *         ],
                     *         "agreements": []
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["AcademyConfigEnvelope"];
                };
            };
            429: components["responses"]["TooMany"];
        };
    };
    getLoginScenario: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The user's language; the service's messages are in this language
                 * @example en_US
                 */
                "sxz-lang": components["parameters"]["Language"];
                /**
                 * @description The academy (tenant); omitted when the address of the page names none
                 * @example academy
                 */
                tenant_id?: components["parameters"]["TenantId"];
                /**
                 * @description The id of the signed-in user; omitted before sign-in
                 * @example user-admin
                 */
                user_id?: components["parameters"]["UserId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The scenario */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "000000",
                     *       "message": "success",
                     *       "data": {
                     *         "vipSchoolAppName": "App",
                     *         "loginScenarioType": 1
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["LoginScenarioEnvelope"];
                };
            };
            429: components["responses"]["TooMany"];
        };
    };
    uploadImage: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The user's language; the service's messages are in this language
                 * @example en_US
                 */
                "sxz-lang": components["parameters"]["Language"];
                /**
                 * @description The academy (tenant); omitted when the address of the page names none
                 * @example academy
                 */
                tenant_id?: components["parameters"]["TenantId"];
                /**
                 * @description The id of the signed-in user; omitted before sign-in
                 * @example user-admin
                 */
                user_id?: components["parameters"]["UserId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "file": "me.png (application/octet-stream, 71 bytes)"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["ImageUpload"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description 000000 stored; any other code says what is wrong with the picture */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "000000",
                     *       "message": "success",
                     *       "data": {
                     *         "imageId": "image-1",
                     *         "url": "/image-1.png"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["UploadedImageEnvelope"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            429: components["responses"]["TooMany"];
        };
    };
    getUploadedImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id from the upload's answer
                 * @example image-1
                 */
                imageId: components["schemas"]["ImageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The picture as uploaded */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example 48213 bytes of image/jpeg */
                    "image/jpeg": Blob;
                    /** @example A picture */
                    "image/png": Blob;
                };
            };
            /** @description No such picture */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "404",
                     *       "message": "This does not exist.",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["EmptyEnvelope"];
                };
            };
            429: components["responses"]["TooMany"];
        };
    };
    batchQuerySelector: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The user's language; the service's messages are in this language
                 * @example en_US
                 */
                "sxz-lang": components["parameters"]["Language"];
                /**
                 * @description The academy (tenant); omitted when the address of the page names none
                 * @example academy
                 */
                tenant_id?: components["parameters"]["TenantId"];
                /**
                 * @description The id of the signed-in user; omitted before sign-in
                 * @example user-admin
                 */
                user_id?: components["parameters"]["UserId"];
            };
            path: {
                /**
                 * @description The kind of items to look up
                 * @example members
                 */
                kind: components["parameters"]["SelectorKind"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "tokens": [
                 *         "张伟",
                 *         "nobody"
                 *       ],
                 *       "field": "name"
                 *     }
                 */
                "application/json": components["schemas"]["BatchQuery"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description One result per token, in the order of the request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "000000",
                     *       "message": "success",
                     *       "data": {
                     *         "results": [
                     *           {
                     *             "token": "张伟",
                     *             "status": "ambiguous",
                     *             "items": [
                     *               {
                     *                 "id": "member-000001",
                     *                 "label": "张伟",
                     *                 "detail": "E0100000 · 集团总部 / 研发中心 · Global Business / 夜班组",
                     *                 "state": "active"
                     *               },
                     *               {
                     *                 "id": "member-000002",
                     *                 "label": "张伟",
                     *                 "detail": "E0100003 · 集团总部 / 研发中心 / Treinamento / 信息技术部",
                     *                 "state": "active"
                     *               }
                     *             ],
                     *             "found": 11
                     *           },
                     *           {
                     *             "token": "nobody",
                     *             "status": "notFound",
                     *             "items": [],
                     *             "found": 0
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["BatchResultEnvelope"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            429: components["responses"]["TooMany"];
        };
    };
    queryAcademies: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The user's language; the service's messages are in this language
                 * @example en_US
                 */
                "sxz-lang": components["parameters"]["Language"];
                /**
                 * @description The academy (tenant); omitted when the address of the page names none
                 * @example academy
                 */
                tenant_id?: components["parameters"]["TenantId"];
                /**
                 * @description The id of the signed-in user; omitted before sign-in
                 * @example user-admin
                 */
                user_id?: components["parameters"]["UserId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "keyword": "",
                 *       "pageNo": 1,
                 *       "pageSize": 10
                 *     }
                 */
                "application/json": components["schemas"]["SelectorQuery"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description A page; any code except 000000 is shown with the server's message */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "000000",
                     *       "message": "success",
                     *       "data": {
                     *         "list": [
                     *           {
                     *             "id": "academy-001",
                     *             "name": "集团企业大学",
                     *             "creator": "周予安",
                     *             "type": "Corporate academy"
                     *           },
                     *           {
                     *             "id": "academy-002",
                     *             "name": "数字化学院",
                     *             "creator": "نورة القحطاني",
                     *             "type": "Corporate academy"
                     *           }
                     *         ],
                     *         "total": 34,
                     *         "pageNo": 1,
                     *         "pageSize": 10
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["AcademyPageEnvelope"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            429: components["responses"]["TooMany"];
        };
    };
    getDepartmentChildren: {
        parameters: {
            query?: {
                /**
                 * @description The top level when omitted or empty
                 * @example department-0001
                 */
                parentId?: string;
            };
            header: {
                /**
                 * @description The user's language; the service's messages are in this language
                 * @example en_US
                 */
                "sxz-lang": components["parameters"]["Language"];
                /**
                 * @description The academy (tenant); omitted when the address of the page names none
                 * @example academy
                 */
                tenant_id?: components["parameters"]["TenantId"];
                /**
                 * @description The id of the signed-in user; omitted before sign-in
                 * @example user-admin
                 */
                user_id?: components["parameters"]["UserId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description In tree order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "000000",
                     *       "message": "success",
                     *       "data": {
                     *         "list": [
                     *           {
                     *             "id": "department-0002",
                     *             "parentId": "department-0001",
                     *             "name": "研发中心",
                     *             "headCount": 33482,
                     *             "hasChildren": true
                     *           },
                     *           {
                     *             "id": "department-0099",
                     *             "parentId": "department-0001",
                     *             "name": "Comptabilité",
                     *             "headCount": 7805,
                     *             "hasChildren": true
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["DepartmentListEnvelope"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            429: components["responses"]["TooMany"];
        };
    };
    queryDepartments: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The user's language; the service's messages are in this language
                 * @example en_US
                 */
                "sxz-lang": components["parameters"]["Language"];
                /**
                 * @description The academy (tenant); omitted when the address of the page names none
                 * @example academy
                 */
                tenant_id?: components["parameters"]["TenantId"];
                /**
                 * @description The id of the signed-in user; omitted before sign-in
                 * @example user-admin
                 */
                user_id?: components["parameters"]["UserId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "keyword": "",
                 *       "pageNo": 1,
                 *       "pageSize": 10
                 *     }
                 */
                "application/json": components["schemas"]["SelectorQuery"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description A page; any code except 000000 is shown with the server's message */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "000000",
                     *       "message": "success",
                     *       "data": {
                     *         "list": [
                     *           {
                     *             "id": "department-0001",
                     *             "parentId": null,
                     *             "name": "集团总部",
                     *             "headCount": 43563,
                     *             "hasChildren": true,
                     *             "path": "集团总部",
                     *             "ancestorIds": []
                     *           },
                     *           {
                     *             "id": "department-0002",
                     *             "parentId": "department-0001",
                     *             "name": "研发中心",
                     *             "headCount": 33482,
                     *             "hasChildren": true,
                     *             "path": "集团总部 / 研发中心",
                     *             "ancestorIds": [
                     *               "department-0001"
                     *             ]
                     *           }
                     *         ],
                     *         "total": 300,
                     *         "pageNo": 1,
                     *         "pageSize": 10
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["DepartmentPageEnvelope"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            429: components["responses"]["TooMany"];
        };
    };
    getDepartmentTree: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The user's language; the service's messages are in this language
                 * @example en_US
                 */
                "sxz-lang": components["parameters"]["Language"];
                /**
                 * @description The academy (tenant); omitted when the address of the page names none
                 * @example academy
                 */
                tenant_id?: components["parameters"]["TenantId"];
                /**
                 * @description The id of the signed-in user; omitted before sign-in
                 * @example user-admin
                 */
                user_id?: components["parameters"]["UserId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description A flat list, parents before their children */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "000000",
                     *       "message": "success",
                     *       "data": {
                     *         "list": [
                     *           {
                     *             "id": "department-0001",
                     *             "parentId": null,
                     *             "name": "集团总部",
                     *             "headCount": 43563,
                     *             "hasChildren": true
                     *           },
                     *           {
                     *             "id": "department-0002",
                     *             "parentId": "department-0001",
                     *             "name": "研发中心",
                     *             "headCount": 33482,
                     *             "hasChildren": true
                     *           }
                     *         ],
                     *         "truncated": false,
                     *         "total": 300
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["DepartmentTreeEnvelope"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            429: components["responses"]["TooMany"];
        };
    };
    queryGroups: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The user's language; the service's messages are in this language
                 * @example en_US
                 */
                "sxz-lang": components["parameters"]["Language"];
                /**
                 * @description The academy (tenant); omitted when the address of the page names none
                 * @example academy
                 */
                tenant_id?: components["parameters"]["TenantId"];
                /**
                 * @description The id of the signed-in user; omitted before sign-in
                 * @example user-admin
                 */
                user_id?: components["parameters"]["UserId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "keyword": "",
                 *       "pageNo": 1,
                 *       "pageSize": 10
                 *     }
                 */
                "application/json": components["schemas"]["SelectorQuery"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description A page; any code except 000000 is shown with the server's message */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "000000",
                     *       "message": "success",
                     *       "data": {
                     *         "list": [
                     *           {
                     *             "id": "group-001",
                     *             "name": "新员工训练营 一班",
                     *             "creator": "周予安",
                     *             "createdByMe": true,
                     *             "number": "G2001",
                     *             "headCount": 5000
                     *           },
                     *           {
                     *             "id": "group-002",
                     *             "name": "管理者进阶 一班",
                     *             "creator": "نورة القحطاني",
                     *             "createdByMe": false,
                     *             "number": "G2008",
                     *             "headCount": 215
                     *           }
                     *         ],
                     *         "total": 120,
                     *         "pageNo": 1,
                     *         "pageSize": 10
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["GroupPageEnvelope"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            429: components["responses"]["TooMany"];
        };
    };
    createImport: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The user's language; the service's messages are in this language
                 * @example en_US
                 */
                "sxz-lang": components["parameters"]["Language"];
                /**
                 * @description The academy (tenant); omitted when the address of the page names none
                 * @example academy
                 */
                tenant_id?: components["parameters"]["TenantId"];
                /**
                 * @description The id of the signed-in user; omitted before sign-in
                 * @example user-admin
                 */
                user_id?: components["parameters"]["UserId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "file": "members.xlsx (application/octet-stream, 1617 bytes)",
                 *       "idempotencyKey": "key-12345678"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["ImportUpload"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description Accepted; any code except 000000 says what is wrong with the file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "000000",
                     *       "message": "success",
                     *       "data": {
                     *         "importId": "import-1"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ImportCreatedEnvelope"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            429: components["responses"]["TooMany"];
        };
    };
    getImport: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The user's language; the service's messages are in this language
                 * @example en_US
                 */
                "sxz-lang": components["parameters"]["Language"];
                /**
                 * @description The academy (tenant); omitted when the address of the page names none
                 * @example academy
                 */
                tenant_id?: components["parameters"]["TenantId"];
                /**
                 * @description The id of the signed-in user; omitted before sign-in
                 * @example user-admin
                 */
                user_id?: components["parameters"]["UserId"];
            };
            path: {
                /**
                 * @description The id of the import, from the answer to its upload
                 * @example import-1
                 */
                importId: components["parameters"]["ImportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The job */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "000000",
                     *       "message": "success",
                     *       "data": {
                     *         "importId": "import-1",
                     *         "fileName": "members.xlsx",
                     *         "state": "done",
                     *         "progress": 100,
                     *         "usersLength": 1,
                     *         "successUsersLength": 1,
                     *         "errorUsersLength": 0,
                     *         "notFoundUsersLength": 0,
                     *         "disabledUsersLength": 0,
                     *         "outOfScopeUsersLength": 0,
                     *         "duplicateRows": 0,
                     *         "reportUrl": null,
                     *         "message": ""
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ImportJobEnvelope"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            429: components["responses"]["TooMany"];
        };
    };
    cancelImport: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The user's language; the service's messages are in this language
                 * @example en_US
                 */
                "sxz-lang": components["parameters"]["Language"];
                /**
                 * @description The academy (tenant); omitted when the address of the page names none
                 * @example academy
                 */
                tenant_id?: components["parameters"]["TenantId"];
                /**
                 * @description The id of the signed-in user; omitted before sign-in
                 * @example user-admin
                 */
                user_id?: components["parameters"]["UserId"];
            };
            path: {
                /**
                 * @description The id of the import, from the answer to its upload
                 * @example import-1
                 */
                importId: components["parameters"]["ImportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The canceled job; any code except 000000 when it can no longer be canceled */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "000000",
                     *       "message": "success",
                     *       "data": {
                     *         "importId": "import-1",
                     *         "fileName": "members.xlsx",
                     *         "state": "cancelled",
                     *         "progress": 100,
                     *         "usersLength": 1,
                     *         "successUsersLength": 1,
                     *         "errorUsersLength": 0,
                     *         "notFoundUsersLength": 0,
                     *         "disabledUsersLength": 0,
                     *         "outOfScopeUsersLength": 0,
                     *         "duplicateRows": 0,
                     *         "reportUrl": null,
                     *         "message": ""
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ImportJobEnvelope"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            429: components["responses"]["TooMany"];
        };
    };
    commitImport: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The user's language; the service's messages are in this language
                 * @example en_US
                 */
                "sxz-lang": components["parameters"]["Language"];
                /**
                 * @description The academy (tenant); omitted when the address of the page names none
                 * @example academy
                 */
                tenant_id?: components["parameters"]["TenantId"];
                /**
                 * @description The id of the signed-in user; omitted before sign-in
                 * @example user-admin
                 */
                user_id?: components["parameters"]["UserId"];
            };
            path: {
                /**
                 * @description The id of the import, from the answer to its upload
                 * @example import-1
                 */
                importId: components["parameters"]["ImportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The job, committing; any code except 000000 when it is not ready */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "000000",
                     *       "message": "success",
                     *       "data": {
                     *         "importId": "import-1",
                     *         "fileName": "members.xlsx",
                     *         "state": "committing",
                     *         "progress": 100,
                     *         "usersLength": 1,
                     *         "successUsersLength": 1,
                     *         "errorUsersLength": 0,
                     *         "notFoundUsersLength": 0,
                     *         "disabledUsersLength": 0,
                     *         "outOfScopeUsersLength": 0,
                     *         "duplicateRows": 0,
                     *         "reportUrl": null,
                     *         "message": ""
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ImportJobEnvelope"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            429: components["responses"]["TooMany"];
        };
    };
    getImportReport: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The user's language; the service's messages are in this language
                 * @example en_US
                 */
                "sxz-lang": components["parameters"]["Language"];
                /**
                 * @description The academy (tenant); omitted when the address of the page names none
                 * @example academy
                 */
                tenant_id?: components["parameters"]["TenantId"];
                /**
                 * @description The id of the signed-in user; omitted before sign-in
                 * @example user-admin
                 */
                user_id?: components["parameters"]["UserId"];
            };
            path: {
                /**
                 * @description The id of the import, from the answer to its upload
                 * @example import-1
                 */
                importId: components["parameters"]["ImportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description xlsx; its address is the reportUrl of the job */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example A workbook */
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
                    /**
                     * @example {
                     *       "code": "404",
                     *       "message": "This does not exist.",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["EmptyEnvelope"];
                };
            };
            429: components["responses"]["TooMany"];
        };
    };
    listImportRows: {
        parameters: {
            query?: {
                /**
                 * @description The number of the page, from 1
                 * @example 1
                 */
                pageNo?: number;
                /**
                 * @description The number of rows of a page
                 * @example 20
                 */
                pageSize?: components["schemas"]["PageSize"];
                /**
                 * @description All rows when omitted
                 * @example notFound
                 */
                status?: components["schemas"]["ImportRowStatus"];
            };
            header: {
                /**
                 * @description The user's language; the service's messages are in this language
                 * @example en_US
                 */
                "sxz-lang": components["parameters"]["Language"];
                /**
                 * @description The academy (tenant); omitted when the address of the page names none
                 * @example academy
                 */
                tenant_id?: components["parameters"]["TenantId"];
                /**
                 * @description The id of the signed-in user; omitted before sign-in
                 * @example user-admin
                 */
                user_id?: components["parameters"]["UserId"];
            };
            path: {
                /**
                 * @description The id of the import, from the answer to its upload
                 * @example import-1
                 */
                importId: components["parameters"]["ImportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description A page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "000000",
                     *       "message": "success",
                     *       "data": {
                     *         "list": [
                     *           {
                     *             "row": 3,
                     *             "account": "无此账号",
                     *             "status": "notFound",
                     *             "reason": "账号不存在",
                     *             "memberId": null
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "pageNo": 1,
                     *         "pageSize": 20
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ImportRowPageEnvelope"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            429: components["responses"]["TooMany"];
        };
    };
    getImportTemplate: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The user's language; the service's messages are in this language
                 * @example en_US
                 */
                "sxz-lang": components["parameters"]["Language"];
                /**
                 * @description The academy (tenant); omitted when the address of the page names none
                 * @example academy
                 */
                tenant_id?: components["parameters"]["TenantId"];
                /**
                 * @description The id of the signed-in user; omitted before sign-in
                 * @example user-admin
                 */
                user_id?: components["parameters"]["UserId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description xlsx, named by Content-Disposition */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example A workbook */
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NoPermission"];
            429: components["responses"]["TooMany"];
        };
    };
    getIndirectMembership: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The user's language; the service's messages are in this language
                 * @example en_US
                 */
                "sxz-lang": components["parameters"]["Language"];
                /**
                 * @description The academy (tenant); omitted when the address of the page names none
                 * @example academy
                 */
                tenant_id?: components["parameters"]["TenantId"];
                /**
                 * @description The id of the signed-in user; omitted before sign-in
                 * @example user-admin
                 */
                user_id?: components["parameters"]["UserId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "selection": {
                 *         "members": {
                 *           "included": [],
                 *           "excluded": []
                 *         },
                 *         "departments": [],
                 *         "queries": [],
                 *         "groups": [
                 *           "group-001"
                 *         ],
                 *         "prerequisites": [],
                 *         "roles": [],
                 *         "visitors": [],
                 *         "imports": [],
                 *         "locked": []
                 *       },
                 *       "ids": [
                 *         "member-000001",
                 *         "gone"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["IndirectMembershipRequest"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description Only the included members, in the order of the request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "000000",
                     *       "message": "success",
                     *       "data": {
                     *         "list": []
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["IndirectMembershipEnvelope"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            429: components["responses"]["TooMany"];
        };
    };
    queryMembers: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The user's language; the service's messages are in this language
                 * @example en_US
                 */
                "sxz-lang": components["parameters"]["Language"];
                /**
                 * @description The academy (tenant); omitted when the address of the page names none
                 * @example academy
                 */
                tenant_id?: components["parameters"]["TenantId"];
                /**
                 * @description The id of the signed-in user; omitted before sign-in
                 * @example user-admin
                 */
                user_id?: components["parameters"]["UserId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "keyword": "",
                 *       "pageNo": 1,
                 *       "pageSize": 10
                 *     }
                 */
                "application/json": components["schemas"]["SelectorQuery"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description A page; any code except 000000 is shown with the server's message */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "000000",
                     *       "message": "success",
                     *       "data": {
                     *         "list": [
                     *           {
                     *             "id": "member-000001",
                     *             "name": "张伟",
                     *             "nickName": "大伟",
                     *             "jobNumber": "E0100000",
                     *             "mailBox": "wei.zhang1@staff.example",
                     *             "account": "wei.zhang1",
                     *             "mobileNumber": "13000000000",
                     *             "uniportalAccount": "",
                     *             "vendorId": "",
                     *             "employeeAccount": "emp_000001",
                     *             "departments": [
                     *               {
                     *                 "id": "department-0002",
                     *                 "name": "研发中心",
                     *                 "path": "集团总部 / 研发中心",
                     *                 "ancestorIds": [
                     *                   "department-0001"
                     *                 ]
                     *               },
                     *               {
                     *                 "id": "department-0211",
                     *                 "name": "夜班组",
                     *                 "path": "Global Business / 夜班组",
                     *                 "ancestorIds": [
                     *                   "department-0209"
                     *                 ]
                     *               }
                     *             ],
                     *             "state": "active"
                     *           },
                     *           {
                     *             "id": "member-000002",
                     *             "name": "张伟",
                     *             "nickName": "",
                     *             "jobNumber": "E0100003",
                     *             "mailBox": "wei.zhang2@corp.example",
                     *             "account": "wei.zhang2",
                     *             "mobileNumber": "14061803399",
                     *             "uniportalAccount": "w00300001",
                     *             "vendorId": "86008600061803399",
                     *             "employeeAccount": "",
                     *             "departments": [
                     *               {
                     *                 "id": "department-0094",
                     *                 "name": "信息技术部",
                     *                 "path": "集团总部 / 研发中心 / Treinamento / 信息技术部",
                     *                 "ancestorIds": [
                     *                   "department-0001",
                     *                   "department-0002"
                     *                 ]
                     *               }
                     *             ],
                     *             "state": "active"
                     *           }
                     *         ],
                     *         "total": 100000,
                     *         "pageNo": 1,
                     *         "pageSize": 10
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["MemberPageEnvelope"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            429: components["responses"]["TooMany"];
        };
    };
    queryPrerequisites: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The user's language; the service's messages are in this language
                 * @example en_US
                 */
                "sxz-lang": components["parameters"]["Language"];
                /**
                 * @description The academy (tenant); omitted when the address of the page names none
                 * @example academy
                 */
                tenant_id?: components["parameters"]["TenantId"];
                /**
                 * @description The id of the signed-in user; omitted before sign-in
                 * @example user-admin
                 */
                user_id?: components["parameters"]["UserId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "keyword": "",
                 *       "pageNo": 1,
                 *       "pageSize": 10
                 *     }
                 */
                "application/json": components["schemas"]["SelectorQuery"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description A page; any code except 000000 is shown with the server's message */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "000000",
                     *       "message": "success",
                     *       "data": {
                     *         "list": [
                     *           {
                     *             "id": "prerequisite-001",
                     *             "name": "完成新员工入职培训",
                     *             "creator": "周予安",
                     *             "createdByMe": true
                     *           },
                     *           {
                     *             "id": "prerequisite-002",
                     *             "name": "通过信息安全考试",
                     *             "creator": "نورة القحطاني",
                     *             "createdByMe": false
                     *           }
                     *         ],
                     *         "total": 24,
                     *         "pageNo": 1,
                     *         "pageSize": 10
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PrerequisitePageEnvelope"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            429: components["responses"]["TooMany"];
        };
    };
    resolveSelector: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The user's language; the service's messages are in this language
                 * @example en_US
                 */
                "sxz-lang": components["parameters"]["Language"];
                /**
                 * @description The academy (tenant); omitted when the address of the page names none
                 * @example academy
                 */
                tenant_id?: components["parameters"]["TenantId"];
                /**
                 * @description The id of the signed-in user; omitted before sign-in
                 * @example user-admin
                 */
                user_id?: components["parameters"]["UserId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "members",
                 *       "ids": [
                 *         "member-000001",
                 *         "gone"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ResolveRequest"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description Labels in the order of the request, and the ids that no longer exist */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "000000",
                     *       "message": "success",
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "id": "member-000001",
                     *             "label": "张伟",
                     *             "detail": "E0100000 · 集团总部 / 研发中心 · Global Business / 夜班组",
                     *             "state": "active"
                     *           }
                     *         ],
                     *         "missing": [
                     *           "gone"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ResolvedEnvelope"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            429: components["responses"]["TooMany"];
        };
    };
    queryRoles: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The user's language; the service's messages are in this language
                 * @example en_US
                 */
                "sxz-lang": components["parameters"]["Language"];
                /**
                 * @description The academy (tenant); omitted when the address of the page names none
                 * @example academy
                 */
                tenant_id?: components["parameters"]["TenantId"];
                /**
                 * @description The id of the signed-in user; omitted before sign-in
                 * @example user-admin
                 */
                user_id?: components["parameters"]["UserId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "keyword": "",
                 *       "pageNo": 1,
                 *       "pageSize": 10
                 *     }
                 */
                "application/json": components["schemas"]["SelectorQuery"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description A page; any code except 000000 is shown with the server's message */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "000000",
                     *       "message": "success",
                     *       "data": {
                     *         "list": [
                     *           {
                     *             "id": "role-001",
                     *             "name": "学员",
                     *             "creator": "周予安",
                     *             "createdByMe": true
                     *           },
                     *           {
                     *             "id": "role-002",
                     *             "name": "讲师",
                     *             "creator": "نورة القحطاني",
                     *             "createdByMe": false
                     *           }
                     *         ],
                     *         "total": 14,
                     *         "pageNo": 1,
                     *         "pageSize": 10
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["RolePageEnvelope"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            429: components["responses"]["TooMany"];
        };
    };
    summariseSelection: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The user's language; the service's messages are in this language
                 * @example en_US
                 */
                "sxz-lang": components["parameters"]["Language"];
                /**
                 * @description The academy (tenant); omitted when the address of the page names none
                 * @example academy
                 */
                tenant_id?: components["parameters"]["TenantId"];
                /**
                 * @description The id of the signed-in user; omitted before sign-in
                 * @example user-admin
                 */
                user_id?: components["parameters"]["UserId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "selection": {
                 *         "members": {
                 *           "included": [
                 *             "member-000001"
                 *           ],
                 *           "excluded": []
                 *         },
                 *         "departments": [],
                 *         "queries": [],
                 *         "groups": [],
                 *         "prerequisites": [],
                 *         "roles": [],
                 *         "visitors": [],
                 *         "imports": [],
                 *         "locked": []
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["SelectionSummaryRequest"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The current count */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "000000",
                     *       "message": "success",
                     *       "data": {
                     *         "headCount": 1,
                     *         "members": 1,
                     *         "visitors": 0,
                     *         "explicit": 1,
                     *         "limit": 1000,
                     *         "overLimit": false
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SelectionSummaryEnvelope"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            429: components["responses"]["TooMany"];
        };
    };
    queryVisitors: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The user's language; the service's messages are in this language
                 * @example en_US
                 */
                "sxz-lang": components["parameters"]["Language"];
                /**
                 * @description The academy (tenant); omitted when the address of the page names none
                 * @example academy
                 */
                tenant_id?: components["parameters"]["TenantId"];
                /**
                 * @description The id of the signed-in user; omitted before sign-in
                 * @example user-admin
                 */
                user_id?: components["parameters"]["UserId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "keyword": "",
                 *       "pageNo": 1,
                 *       "pageSize": 10
                 *     }
                 */
                "application/json": components["schemas"]["SelectorQuery"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description A page; any code except 000000 is shown with the server's message */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "000000",
                     *       "message": "success",
                     *       "data": {
                     *         "list": [
                     *           {
                     *             "id": "visitor-001",
                     *             "name": "郑涵杰",
                     *             "mobile": "15152635364"
                     *           },
                     *           {
                     *             "id": "visitor-002",
                     *             "name": "罗轩磊",
                     *             "mobile": "16831832428"
                     *           }
                     *         ],
                     *         "total": 260,
                     *         "pageNo": 1,
                     *         "pageSize": 10
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["VisitorPageEnvelope"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            429: components["responses"]["TooMany"];
        };
    };
    getSchoolDetails: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The user's language; the service's messages are in this language
                 * @example en_US
                 */
                "sxz-lang": components["parameters"]["Language"];
                /**
                 * @description The academy (tenant); omitted when the address of the page names none
                 * @example academy
                 */
                tenant_id?: components["parameters"]["TenantId"];
                /**
                 * @description The id of the signed-in user; omitted before sign-in
                 * @example user-admin
                 */
                user_id?: components["parameters"]["UserId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The details; version 1 is the school edition */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "000000",
                     *       "message": "success",
                     *       "data": {
                     *         "version": "0"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SchoolDetailsEnvelope"];
                };
            };
            429: components["responses"]["TooMany"];
        };
    };
}
