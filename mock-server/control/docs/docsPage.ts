import type { OpenApiDocument } from '#mock/contract/document.ts';
import { html, prose } from '#mock/http/html.ts';
import type { Html } from '#mock/http/html.ts';
import { operationsIn, operationView } from './operationView';
import { fieldsView, typeView } from './schemaView';

interface Info {
  title: string;
  version: string;
  description?: string;
}
interface Tag {
  name: string;
  description?: string;
}
interface Neighbour {
  href: string;
  text: string;
}

type Schemas = Record<string, Record<string, unknown>>;

/**
 * Writes an OpenAPI document as one HTML page.
 * @param root address of the folder with `docs.css` and `docs.js`, relative to the page
 * @param neighbours links beside the title
 * @param outcomes returns the scenarios to show below an operation, by its id
 */
export function docsPage(
  document: OpenApiDocument,
  root: string,
  neighbours: readonly Neighbour[],
  outcomes: (id: string) => Html = () => html``,
): string {
  const info = document['info'] as Info;
  const listed = operationsIn(document);
  const tags = [...((document['tags'] ?? []) as Tag[]), { name: 'other' }] as Tag[];
  const schemas = ((document['components'] as { schemas?: Schemas } | undefined)?.schemas
    ?? {}) as Schemas;
  const byTag = tags
    .map((tag) => ({
      tag,
      operations: listed.filter(({ operation }) => (operation.tags?.[0] ?? 'other') === tag.name),
    }))
    .filter(({ operations }) => operations.length > 0);
  const menu = byTag.map(
    ({ tag, operations }) =>
      html`<li><a href="#tag-${tag.name}">${tag.name}</a><ul>${operations.map(
        ({ operation, method }) =>
          html`<li data-for="${operation.operationId}"><a href="#${operation.operationId}">${operation.operationId} <small>${method}</small></a></li>`,
      )}</ul></li>`,
  );
  const parts = byTag.map(
    ({ tag, operations }) => html`<section aria-labelledby="tag-${tag.name}">
    <h2 id="tag-${tag.name}">${tag.name}</h2><p class="hint">${prose(tag.description)}</p>${operations.map((one) => operationView(document, one, outcomes(one.operation.operationId)))}</section>`,
  );
  const schemaParts = Object.entries(schemas).map(
    ([name, schema]) => html`<article id="schema-${name}" data-words="${name.toLowerCase()} schema">
    <h3>${name} <a class="anchor" href="#schema-${name}" aria-label="Link to ${name}">#</a></h3>
    <p class="facts">${typeView(schema)} ${schema['x-source'] !== undefined && html`<span class="source">Source: ${String(schema['x-source'])}</span>`}</p>
    ${schema['description'] !== undefined && html`<p>${prose(String(schema['description']))}</p>`}${fieldsView(schema)}</article>`,
  );
  return html`<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${info.title}</title>
  <link rel="icon" href="data:,">
  <link rel="stylesheet" href="${root}docs.css">
  <script type="module" src="${root}docs.js"></script>
</head>
<body>
  <header>
    <h1>${info.title} <small>${info.version}</small></h1>
    <p>${prose(info.description)}</p>
    <p class="facts">S is a section of docs/specification.md, D a decision in docs/decisions.md, P one in docs/decisions.md or docs/contract-decisions.md.</p>
    <p>${neighbours.map(({ href, text }) => html`<a href="${href}">${text}</a> `)}</p>
  </header>
  <div class="columns">
    <nav aria-label="Operations">
      <label for="search">Search</label> <input id="search" type="search">
      <p id="found" role="status" class="hint"></p>
      <ul>${menu}<li><a href="#schemas">Schemas</a></li></ul>
    </nav>
    <main>${parts}<section aria-labelledby="schemas"><h2 id="schemas">Schemas</h2>${schemaParts}</section></main>
  </div>
</body>
</html>
`.text;
}
