import { DEFAULT_TENANT } from '#mock/state/seeds/tenants.ts';
import type { TenantRow } from '#mock/state/tables.ts';
import type { OperationId } from '#shared/api/contract/operations.generated.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { reply, ScriptedService } from '../network/scriptedFetch';
import type { Reply } from '../network/scriptedFetch';
import { storyMock } from './storyMock';
import type { StoryMock } from './storyMock';

export interface StoryAnswers {
  service: ScriptedService;
  /** The mock that answers everything that is not scripted. */
  mock: StoryMock;
  /**
   * Outcomes of the mock's table (its README), one for each call of the operation; the last one
   * stays.
   */
  respondWith(operation: OperationId, ...outcomes: readonly string[]): void;
  /** Changes the mock's academy, as its desk can. */
  configure(change: (tenant: TenantRow) => Partial<TenantRow>): void;
  locale: Locale;
}

/**
 * Changes fields of the academy's configuration, on a master domain, so that everything it offers
 * is shown.
 */
export function academyOffering(
  { configure }: Pick<StoryAnswers, 'configure'>,
  config: Partial<TenantRow['config']>,
): void {
  configure((tenant) => ({
    config: { ...tenant.config, ...config },
    remoteConfig: { 'sxz.domain.master': 'academy.example' },
  }));
}

/** Changes all names of the academy. */
export function academyNamed(
  { configure }: Pick<StoryAnswers, 'configure'>,
  nameOf: (field: string) => string,
): void {
  configure(({ config }) => {
    const names = Object.keys(config).filter((field) => /Name(Common)?$/.test(field));
    return {
      config: { ...config, ...Object.fromEntries(names.map((field) => [field, nameOf(field)])) },
    };
  });
}

/** A refusal without a text. */
export const silentRefusal: Reply = reply.refused('800104', '');

/**
 * An answer that never arrives and ignores the app's timeout, so that the story keeps its state;
 * unmounting the app ends it.
 */
export const neverAnswers: Reply = (_request, signal) =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => {
      if (signal.reason instanceof DOMException) reject(signal.reason);
    });
  });

/** A service that answers with the mock's own handlers; stories name the outcomes that differ. */
export function storyAnswers(locale: Locale): StoryAnswers {
  const mock = storyMock(locale);
  const service = new ScriptedService((operation) => mock.answer(operation));
  const { database } = mock.namespace;
  return {
    service,
    mock,
    respondWith: (operation, ...outcomes) =>
      void service.script(operation, ...outcomes.map((name) => mock.answer(operation, name))),
    configure(change) {
      const tenant = database.find('tenants', ({ id }) => id === DEFAULT_TENANT);
      if (tenant) database.update('tenants', ({ id }) => id === DEFAULT_TENANT, change(tenant));
    },
    locale,
  };
}
