/**
 * Every key that the app writes to the browser's storage. The inline script of the pre-rendered
 * pages imports from here too, so keys are separate constants: a bundle holds only those that it
 * uses.
 */

/** Local storage. */
export const LOCALE_KEY = 'sxz_lang';
export const ACCESS_TOKEN_KEY = 'access_token';
export const REFRESH_TOKEN_KEY = 'refresh_token';
export const USER_ID_KEY = 'user_id';
export const SCHOOL_ID_KEY = 'schoolId';
/** When the session's token ends by the wall clock, ms; absent when the service did not say. */
export const TOKEN_END_KEY = 'access_token_ends_at';
/** Tells other tabs that the user logged out; an expired session leaves their drafts alone. */
export const SIGNED_OUT_KEY = 'signed_out';
export const PROFILE_KEYS = ['realName', 'nickName', 'mobile', 'avatarUrl'] as const;
export const LOGIN_TYPE_KEY = 'lastestLoginType';
/** Also the name of a query parameter. */
export const LOGIN_MODE_KEY = 'loginMode';
export const LOGIN_METHODS_KEY = 'loginMethod';
export const INTERNAL_NETWORK_KEY = 'hasInternal';
export const OAUTH2_SCHOOL_KEY = 'oath2schoolId';
export const OAUTH2_SERVICE_KEY = 'oath2ConfigUrl';
export const CLIENT_ID_KEY = 'fp';
export const REMOTE_CONFIG_KEY = 'remote_config';
export const MEMBER_COLUMNS_KEY = 'picker_member_columns';
/** Local and not session storage: an app of the provider may return to another tab. */
export const PENDING_REDIRECTS_KEY = 'thirdPartyAttempts';

/** Session storage: what one tab keeps. */
export const SENT_CODE_KEY = 'sent_code';
export const RESEND_DEADLINES_KEY = 'resend_deadlines';
/** Only the tab's own reload can interrupt its sign-in. */
export const UNFINISHED_SIGN_IN_KEY = 'sign_in_unfinished';
export const AUTOMATIC_REDIRECT_KEY = 'automaticRedirectAt';
/** The session whose cookie the browser refused, so that the tab says so once. */
export const REFUSED_COOKIE_KEY = 'auth_cookie_refused';
export const JOIN_DRAFT_KEY = 'join_draft';
export const ASSIGNMENT_DRAFT_KEY = 'assign_draft';
export const ASSIGNMENT_SENT_KEY = 'assign_sent';
export const MEMBER_IMPORT_KEY = 'member_import';
/** The build for which the tab reloaded; two modules read it, so that the page reloads once. */
export const RELOADED_BUILD_KEY = 'reloadedForBuild';
