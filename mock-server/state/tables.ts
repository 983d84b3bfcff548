import type { components } from '#shared/api/contract/types.generated.ts';
import type { DirectorySize } from '#mock/state/directory/directoryBase.ts';
import type { DirectoryTables } from '#mock/state/directory/directoryTables.ts';
import type { ImportTables } from './importTables';

/** The language of a user, as in the header `sxz-lang`. */
export type Locale = components['schemas']['Locale'];

export type Channel = 'sms' | 'email';

/** A person. Times in all tables are ISO texts by the namespace's clock. */
export interface UserRow {
  id: string;
  role: 'administrator' | 'learner' | 'lecturer' | 'visitor';
  schoolId: string;
  realName?: string;
  nickName?: string;
  mobile?: string;
  email?: string;
  avatarUrl?: string;
  /**
   * When the user requested deregistration: an ISO time, or `-P3D` for three days before the
   * namespace's time began. Anything else means never.
   */
  deregisteredAt?: string | null | undefined;
}

/** The academies of D37. To try another configuration, edit one at `/__mock/db/tenants/<id>`. */
export interface TenantRow {
  id: string;
  /** What the configuration operation does. */
  behavior: 'normal' | 'empty' | 'refusing' | 'broken' | 'hanging';
  loginScenarioType: number;
  overseas: boolean;
  internal: boolean;
  /** What `getSchoolDetails` answers; '1' is a particular edition. */
  version: string;
  /** The number of departments: 300 or 5,001. */
  directory: DirectorySize;
  /** Departments that the administrator does not manage, with their descendants. */
  outOfReachDepartmentIds: string[];
  /** The number of assignments that the academy can still make. At 0 the order reminder appears. */
  assignmentQuota: number;
  /**
   * What the configuration operation answers as `pcs[0]`. Paths in `oath2Config` are completed with
   * the caller's origin.
   */
  config: components['schemas']['AcademyTerminalConfig'];
  /** The remote configuration keys that are set. */
  remoteConfig: Record<string, string>;
}

export interface MessageRow {
  id: string;
  to: string;
  channel: Channel;
  lang: Locale;
  code: string;
  text: string;
  sentAt: string;
}

export type CodePurpose = 'sign-in' | 'restore';

export interface VerificationCodeRow {
  id: string;
  purpose: CodePurpose;
  identifier: string;
  channel: Channel;
  code: string;
  sentAt: string;
  expiresAt: string;
  state: 'live' | 'used' | 'replaced' | 'locked';
  wrongTries: number;
}

export interface ChallengeRow {
  id: string;
  key: string;
  account: string;
  /** The correct `left`, in natural pixels of the background. */
  offset: number;
  createdAt: string;
  expiresAt: string;
  spent: boolean;
}

export interface TokenRow {
  id: string;
  accessToken: string;
  refreshToken: string;
  userId: string;
  issuedAt: string;
  expiresAt: string;
}

export interface SignedAgreementRow {
  id: string;
  userId: string;
  lang: string;
  primaryType: string;
  secondaryTypes: string[];
  signedAt: string;
}

export type FailureReportRow = components['schemas']['LoginFailureReport'] & {
  id: string;
  receivedAt: string;
};

/**
 * A QR session; the QR link carries its id. `state` does not show whether its 60 seconds are over
 * (see `qr/`).
 */
export interface QrSessionRow {
  id: string;
  state: 'waiting' | 'scanned' | 'confirmed' | 'cancelled' | 'used' | 'expired';
  createdAt: string;
  expiresAt: string;
  /** The user who confirmed. */
  userId?: string;
}

/** A code that the OAuth2 stand-in passes to the platform; valid once. */
export interface AuthorizationCodeRow {
  id: string;
  code: string;
  userId: string;
  expiresAt: string;
  used: boolean;
}

/** An application to join an academy. Edit `state` to decide on it. */
export type ApplicationRow = components['schemas']['ApplicationRequest'] & {
  id: string;
  userId: string;
  state: 'sent' | 'approved' | 'refused';
  submittedAt: string;
  decidedAt?: string;
  refusal?: string;
};

/** An uploaded picture. Its bytes are kept beside the table until the process ends. */
export interface UploadedImageRow {
  id: string;
  userId: string;
  name: string;
  type: 'image/png' | 'image/jpeg';
  size: number;
  width: number;
  height: number;
  uploadedAt: string;
}

/** All tables of one namespace. Each is a json-server resource under `/__mock/db`. */
export interface Tables extends DirectoryTables, ImportTables {
  users: UserRow[];
  tenants: TenantRow[];
  messages: MessageRow[];
  verificationCodes: VerificationCodeRow[];
  challenges: ChallengeRow[];
  tokens: TokenRow[];
  signedAgreements: SignedAgreementRow[];
  failureReports: FailureReportRow[];
  qrSessions: QrSessionRow[];
  authorizationCodes: AuthorizationCodeRow[];
  applications: ApplicationRow[];
  uploadedImages: UploadedImageRow[];
}
