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
import { defaultDeployment } from './defaultDeployment';
import type { Deployment } from './defaultDeployment';
import type { FieldReader } from './fieldReaders';
import { shownName } from './shownValue';

export { defaultDeployment } from './defaultDeployment';
export type { Deployment } from './defaultDeployment';

const readers: { [Field in keyof Deployment]: FieldReader<Deployment[Field]> } = {
  shieldedDomains: hostNames,
  corporateEmailDomains: mailDomains,
  returnOrigins: originList,
  agreementHosts: hostNames,
  avatarHosts: hostNames,
  alternateTenant,
  masterDomains: hostNames,
  vendor,
  providerSignInUrl: webPage,
  loginChannel,
  qrCodeFirst: flag,
  oauth2State: flag,
  orderUrl: optionalWebPage,
  uploadLimitMegabytes: wholeNumber(100),
  selectionLimit: wholeNumber(100_000),
  brand,
};

export interface DeploymentReading {
  deployment: Deployment;
  /** One sentence for each invalid field; its default is used instead. */
  problems: readonly string[];
}

function isField(name: string): name is keyof Deployment {
  return Object.hasOwn(readers, name);
}

/** Validates a configuration field by field. An invalid field keeps its default and is reported. */
export function readDeployment(value: unknown): DeploymentReading {
  if (!isRecord(value)) {
    return { deployment: defaultDeployment, problems: ['deployment: must be a JSON object'] };
  }
  const deployment: Deployment = { ...defaultDeployment };
  const problems: string[] = [];
  for (const [name, given] of Object.entries(value)) {
    if (!isField(name)) {
      problems.push(`deployment.${shownName(name)}: unknown field`);
      continue;
    }
    const reading = readers[name](given);
    if ('problem' in reading) problems.push(`deployment.${name}: ${reading.problem}`);
    else Object.assign(deployment, { [name]: reading.value });
  }
  return { deployment, problems };
}
