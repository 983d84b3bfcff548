/** What the pickers are measured against: lists as one makes them by hand, without regard to size. Runs inside the page. */

/** Draws a page of members as the plainest table of the same cells. @returns milliseconds until it stands */
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

/** Draws departments as nested lists, all of them. @returns milliseconds, and the nodes that it took */
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

/** Looks names up in two calls, one after the other, and lists what came. @returns milliseconds until it stands */
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

/** Chooses or takes out one of many ids as an array is searched and copied by hand. */
export function plainToggle(chosen: readonly string[], id: string): string[] {
  return chosen.find((each) => each === id) === undefined
    ? [...chosen, id]
    : chosen.filter((each) => each !== id);
}
