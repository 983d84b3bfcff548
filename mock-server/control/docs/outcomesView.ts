import { operations } from '#shared/api/contract/operations.generated.ts';
import type { OperationId } from '#shared/api/contract/operations.generated.ts';
import { scenarioTable } from '#mock/services/scenarios.ts';
import type { Scenarios } from '#mock/services/common/scenarioTypes.ts';
import { html, prose } from '#mock/http/html.ts';
import type { Html } from '#mock/http/html.ts';

/** Writes the named outcomes that an operation has besides the common ones. */
export function outcomesView(id: string): Html {
  const own = Object.hasOwn(operations, id)
    ? (scenarioTable[id as OperationId] as Scenarios<OperationId>)
    : {};
  const rows = Object.entries(own).map(
    ([name, { about, status, code }]) =>
      html`<li><code>${id}=${name}</code> ${prose(about)} <span class="source">${status ?? 'no answer'}${code !== null && ` ${code}`}</span></li>`,
  );
  return rows.length === 0
    ? html``
    : html`<details><summary>In the mock: ${rows.length} named outcomes</summary><ul class="fields-of">${rows}</ul></details>`;
}
