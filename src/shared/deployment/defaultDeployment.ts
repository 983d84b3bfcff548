import type { Brand } from '#design/tokens/brand.ts';
import type { AlternateTenant, LoginChannel, Vendor } from './fieldReaders';

/**
 * The settings that differ between deployments of one build. Add a field together with the flow
 * that reads it.
 */
export interface Deployment {
  /**
   * Hosts (`name` for every port, or `name:port`) that are shielded when the remote configuration
   * has no list.
   */
  shieldedDomains: readonly string[];
  /** Mail domains whose users see a note to check their corporate mailbox. */
  corporateEmailDomains: readonly string[];
  /** Foreign origins that are accepted as return addresses after signing in (D11). */
  returnOrigins: readonly string[];
  /** Foreign hosts that agreement texts may be fetched from. */
  agreementHosts: readonly string[];
  /** Foreign hosts that avatars and challenge pictures may be loaded from. */
  avatarHosts: readonly string[];
  /** The tenant with an external sign-in page, or null. */
  alternateTenant: AlternateTenant | null;
  /** Hosts that offer the enterprise account when the remote configuration has no list. */
  masterDomains: readonly string[];
  /**
   * The device vendor whose accounts may sign in: the part of its URL, and its name on the button.
   */
  vendor: Vendor;
  /** Where provider accounts sign in: a path of this origin or an https address. */
  providerSignInUrl: string;
  /** The production hosts that add a login channel to third-party addresses, and its value. */
  loginChannel: LoginChannel;
  /** The honour flag: QR code first, unless a choice is stored. */
  qrCodeFirst: boolean;
  /**
   * Whether OAuth2 requests carry `state` (D9). Turn it off only for providers that cannot return
   * it.
   */
  oauth2State: boolean;
  /**
   * Where an academy orders more: a path of this origin or an https address; null where there is
   * none.
   */
  orderUrl: string | null;
  /** The largest spreadsheet, MB of 1,048,576 bytes (`{total}` of specification 5). */
  uploadLimitMegabytes: number;
  /** The maximum number of members chosen one by one (D48). */
  selectionLimit: number;
  /**
   * The academy's own accent colours and corners; null for the platform's. Refused when its
   * contrast is too low.
   */
  brand: Brand | null;
}

export const defaultDeployment: Deployment = {
  shieldedDomains: [],
  corporateEmailDomains: ['corp.example', 'staff.example'],
  returnOrigins: [],
  agreementHosts: [],
  avatarHosts: [],
  alternateTenant: null,
  masterDomains: [],
  vendor: { slug: 'hw', name: 'HW' },
  providerSignInUrl: '/api/auth/open/third/provider/authorization_code',
  loginChannel: { hosts: [], value: '' },
  qrCodeFirst: false,
  oauth2State: true,
  orderUrl: null,
  uploadLimitMegabytes: 5,
  selectionLimit: 1000,
  brand: null,
};
