import type { components } from '#shared/api/contract/types.generated.ts';
import type { DirectorySize } from '#mock/state/directory/directoryBase.ts';
import type { DirectoryTables } from '#mock/state/directory/directoryTables.ts';
import type { ImportTables } from '#mock/state/importTables.ts';

/** The language of a visitor, as header `sxz-lang` carries it (D25). */
export type Locale = components['schemas']['Locale'];

/** How a code reached the visitor. */
export type Channel = 'sms' | 'email';

/** A person. Times in every table are ISO texts by the namespace's clock. */
export interface UserRow {
  id: string;
  role: 'administrator' | 'learner' | 'lecturer' | 'visitor';
  schoolId: string;
  realName?: string;
  nickName?: string;
  mobile?: string;
  email?: string;
  avatarUrl?: string;
  /** When the person asked to be deregistered: an ISO time, or `-P3D`, three days before the namespace's time began; anything else means never. */
  deregisteredAt?: string | null | undefined;
}

/** The academies of D37; edit one through `/__mock/db/tenants/<id>` to try another configuration. */
export interface TenantRow {
  id: string;
  /** What the configuration call does (D37). */
  behaviour: 'normal' | 'empty' | 'refusing' | 'broken' | 'hanging';
  loginScenarioType: number;
  overseas: boolean;
  internal: boolean;
  /** What `getSchoolDetails` answers; '1' is a particular edition (S3). */
  version: string;
  /** How many departments there are to choose from: 300, or 5,001. */
  directory: DirectorySize;
  /** Departments that the administrator does not manage, with all below. */
  outOfReachDepartmentIds: string[];
  /** How many more assignments the academy may make; at 0 the order reminder comes. */
  assignmentQuota: number;
  /** What the configuration call answers as `pcs[0]`; a path in `oath2Config` is completed with the caller's origin. */
  config: components['schemas']['AcademyTerminalConfig'];
  /** Remote configuration keys that are set. */
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

/** What a code is good for. */
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
  /** The right `left`, in natural pixels of the background. */
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

/** A QR sign-in; its id is what the QR link carries. Whether its 60 seconds are over is not in `state` (see `qr/`). */
export interface QrSessionRow {
  id: string;
  state: 'waiting' | 'scanned' | 'confirmed' | 'cancelled' | 'used' | 'expired';
  createdAt: string;
  expiresAt: string;
  /** Who confirmed. */
  userId?: string;
}

/** A code on its way from the OAuth2 stand-in to the platform; good once. */
export interface AuthorizationCodeRow {
  id: string;
  code: string;
  userId: string;
  expiresAt: string;
  used: boolean;
}

/** An application to join an academy; edit `state` to decide on it. */
export type ApplicationRow = components['schemas']['ApplicationRequest'] & {
  id: string;
  userId: string;
  state: 'sent' | 'approved' | 'refused';
  submittedAt: string;
  decidedAt?: string;
  refusal?: string;
};

/** An uploaded picture; its bytes are kept beside the table, for the run. */
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

/** Everything that one namespace remembers; each table is a json-server resource under `/__mock/db`. */
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
