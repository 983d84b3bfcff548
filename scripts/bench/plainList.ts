/**
 * The baseline for the pickers: lists in simple code, without optimisation. Runs inside the page.
 */

/**
 * Renders a page of members as a simple table of the same cells.
 * @returns milliseconds until it is rendered
 */
export function plainTable({ rows, columns }: { rows: number; columns: number }): number {
  const start = performance.now();
  const table = document.createElement('table');
  for (let row = 0; row < rows; row += 1) {
    const line = table.insertRow();
    line.insertCell().append(Object.assign(document.createElement('input'), { type: 'checkbox' }));
    for (let column = 1; column < columns; column += 1)
      line.insertCell().textContent = `Cell ${row} ${column}`;
  }
  document.body.append(table);
  table.getBoundingClientRect();
  const time = performance.now() - start;
  table.remove();
  return time;
}

/**
 * Renders all departments as nested lists.
 * @returns milliseconds and the number of nodes
 */
export function plainTree(departments: number): { milliseconds: number; nodes: number } {
  const start = performance.now();
  const list = document.createElement('ul');
  for (let index = 0; index < departments; index += 1) {
    const item = document.createElement('li');
    const label = document.createElement('label');
    label.append(
      Object.assign(document.createElement('input'), { type: 'checkbox' }),
      `Department ${index}`,
    );
    item.append(label);
    list.append(item);
  }
  document.body.append(list);
  list.getBoundingClientRect();
  const result = {
    milliseconds: performance.now() - start,
    nodes: list.querySelectorAll('*').length,
  };
  list.remove();
  return result;
}

/**
 * Looks names up in two consecutive calls and lists the results.
 * @returns milliseconds until they are rendered
 */
export async function plainBatch({
  tokens,
  authorization,
}: {
  tokens: string[];
  authorization: string;
}): Promise<number> {
  const start = performance.now();
  const list = document.createElement('ul');
  for (const part of [tokens.slice(0, 500), tokens.slice(500)]) {
    const answer = await fetch('/api/ischool/v1/selectors/members/batch-query', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sxz-lang': 'en_US', authorization },
      body: JSON.stringify({ tokens: part, field: 'all' }),
    });
    const { data } = (await answer.json()) as {
      data: { results: { token: string; status: string }[] };
    };
    for (const { token, status } of data.results)
      list.append(
        Object.assign(document.createElement('li'), { textContent: `${token} ${status}` }),
      );
  }
  document.body.append(list);
  list.getBoundingClientRect();
  const time = performance.now() - start;
  list.remove();
  return time;
}

/** Adds or removes one of many ids by searching and copying an array. */
export function plainToggle(chosen: readonly string[], id: string): string[] {
  return chosen.find((each) => each === id) === undefined
    ? [...chosen, id]
    : chosen.filter((each) => each !== id);
}
