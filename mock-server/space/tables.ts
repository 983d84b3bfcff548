import type { components } from '../../src/api/contract/types.generated';

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
}

/** The academies of D37; edit one through `/__mock/db/tenants/<id>` to try another configuration. */
export interface TenantRow {
  id: string;
  /** What the configuration call does (D37). */
  behaviour: 'normal' | 'empty' | 'refusing' | 'broken' | 'hanging';
  loginScenarioType: number;
  overseas: boolean;
  internal: boolean;
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

export interface VerificationCodeRow {
  id: string;
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

export type FailureReportRow = components['schemas']['LoginFailureReport'] & { id: string; receivedAt: string };

/** Everything that one namespace remembers; each table is a json-server resource under `/__mock/db`. */
export interface Tables {
  users: UserRow[];
  tenants: TenantRow[];
  messages: MessageRow[];
  verificationCodes: VerificationCodeRow[];
  challenges: ChallengeRow[];
  tokens: TokenRow[];
  signedAgreements: SignedAgreementRow[];
  failureReports: FailureReportRow[];
}
