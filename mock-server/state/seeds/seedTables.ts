import type { Tables } from '../tables';
import { seedDirectory } from '#mock/state/directory/seeds/seedDirectory.ts';
import { seedTenants } from './tenants';
import { seedUsers } from './users';

/** Copies the initial rows of a namespace. */
export function seedTables(): Tables {
  return {
    users: seedUsers(),
    tenants: seedTenants(),
    messages: [],
    verificationCodes: [],
    challenges: [],
    tokens: [],
    signedAgreements: [],
    failureReports: [],
    ...seedDirectory(),
    imports: [],
    qrSessions: [],
    authorizationCodes: [],
    applications: [],
    uploadedImages: [],
  };
}
