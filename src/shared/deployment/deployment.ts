import { isRecord } from '#lib/object/isRecord.ts';
import { brand } from './brandReader';
import {
  alternateTenant,
  flag,
  hostNames,
  loginChannel,
  mailDomains,
  optionalWebPage,
  originList,
  vendor,
  webPage,
  wholeNumber,
} from './fieldReaders';
import type { FieldReader } from './fieldReaders';
import { shownName } from './shownValue';

/** @param fallback where the key is left out or invalid */
const key = <Value>(read: FieldReader<Value>, fallback: Value) => ({ read, fallback });

/**
 * What differs between deployments of one build. `docs/deployment.md` says what each key does,
 * `scripts/generate/deploymentSchema.ts` has its schema and example.
 */
const keys = {
  shieldedDomains: key(hostNames, []),
  corporateEmailDomains: key(mailDomains, ['corp.example', 'staff.example']),
  returnOrigins: key(originList, []),
  agreementHosts: key(hostNames, []),
  avatarHosts: key(hostNames, []),
  alternateTenant: key(alternateTenant, null),
  masterDomains: key(hostNames, []),
  vendor: key(vendor, { slug: 'hw', name: 'HW' }),
  providerSignInUrl: key(webPage, '/api/auth/open/third/provider/authorization_code'),
  loginChannel: key(loginChannel, { hosts: [], value: '' }),
  qrCodeFirst: key(flag, false),
  codesHaveLetters: key(flag, false),
  allowCodePaste: key(flag, false),
  oauth2State: key(flag, true),
  orderUrl: key(optionalWebPage, null),
  uploadLimitMegabytes: key(wholeNumber(100), 5),
  selectionLimit: key(wholeNumber(100_000), 1000),
  brand: key(brand, null),
};

export type Deployment = { [Key in keyof typeof keys]: (typeof keys)[Key]['fallback'] };

export const defaultDeployment = Object.fromEntries(
  Object.entries(keys).map(([name, { fallback }]) => [name, fallback]),
) as Deployment;

export interface DeploymentReading {
  deployment: Deployment;
  /** One sentence for each invalid field; its default is used instead. */
  problems: readonly string[];
}

function isField(name: string): name is keyof Deployment {
  return Object.hasOwn(keys, name);
}

/** Validates a configuration field by field. An invalid field keeps its default and is reported. */
export function readDeployment(value: unknown): DeploymentReading {
  if (!isRecord(value)) {
    return { deployment: defaultDeployment, problems: ['deployment: must be a JSON object'] };
  }
  const deployment: Deployment = { ...defaultDeployment };
  const problems: string[] = [];
  for (const [name, entry] of Object.entries(value)) {
    if (!isField(name)) {
      problems.push(`deployment.${shownName(name)}: unknown field`);
      continue;
    }
    const reading = keys[name].read(entry);
    if ('problem' in reading) problems.push(`deployment.${name}: ${reading.problem}`);
    else Object.assign(deployment, { [name]: reading.value });
  }
  return { deployment, problems };
}
