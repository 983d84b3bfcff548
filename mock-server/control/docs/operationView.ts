import { resolve } from '#mock/contract/document.ts';
import type { OpenApiDocument, OperationObject, ParameterObject } from '#mock/contract/document.ts';
import { html, prose } from '#mock/http/html.ts';
import type { Html } from '#mock/http/html.ts';
import { fieldsView, limitsView, typeView } from './schemaView';

type Described = { description?: string; 'x-source'?: string };
type Media = Record<string, { schema?: Record<string, unknown> }>;
type FullOperation = OperationObject & Described & { tags?: string[]; security?: unknown[] };

/** One operation with its position in the document. */
export interface Listed {
  method: string;
  path: string;
  operation: FullOperation;
}

/** All operations in the document's order. */
export function operationsIn(document: OpenApiDocument): Listed[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation,
    })),
  );
}

function sourceView({ 'x-source': source }: Described): Html {
  return source === undefined ? html`` : html`<span class="source">Source: ${source}</span>`;
}

function parameterView(parameter: ParameterObject & Described): Html {
  return html`<tr><td><code>${parameter.name}</code></td><td>${parameter.in}${parameter.required && html`, <span class="required">required</span>`}</td>
    <td>${typeView(parameter.schema)}${limitsView(parameter.schema)}</td><td>${prose(parameter.description)} ${sourceView(parameter)}</td></tr>`;
}

function mediaView(document: OpenApiDocument, content: Media | undefined): Html {
  return html`${Object.entries(content ?? {}).map(([type, { schema = {} }]) => {
    const fields = fieldsView(schema);
    const behind = '$ref' in schema ? fieldsView(resolve(document, schema)) : html``;
    return html`<div><code>${type}</code>: ${typeView(schema)}${fields}${behind.text !== '' && html`<details><summary>Fields</summary>${behind}</details>`}</div>`;
  })}`;
}

/**
 * Writes an operation: parameters, body, answers.
 * @param outcomes the scenarios that the mock offers for it
 */
export function operationView(
  document: OpenApiDocument,
  { method, path, operation }: Listed,
  outcomes: Html,
): Html {
  const parameters = (operation.parameters ?? []).map((parameter) =>
    resolve<ParameterObject & Described>(document, parameter as ParameterObject & Described),
  );
  const answers = Object.entries(operation.responses).map(([status, response]) => {
    const { content, description, ...rest } = resolve<Described & { content?: Media }>(
      document,
      response as Described & { content?: Media },
    );
    return html`<dt><span class="code-of s${status[0]}">${status}</span></dt><dd>${prose(description)} ${sourceView(rest)}${mediaView(document, content)}</dd>`;
  });
  const words = [method, path, operation.operationId, operation.summary].join(' ').toLowerCase();
  return html`<article id="${operation.operationId}" data-words="${words}">
    <h3><span class="method ${method}">${method}</span> <code>${path}</code> <a class="anchor" href="#${operation.operationId}" aria-label="Link to ${operation.operationId}">#</a></h3>
    <p>${prose(operation.summary)}</p>
    <p class="facts"><code>${operation.operationId}</code> ${sourceView(operation)} ${operation.security && html`<span class="required">bearer token</span>`}</p>
    ${prose(operation.description).text !== '' && html`<p>${prose(operation.description)}</p>`}
    ${parameters.length > 0 && html`<h4>Parameters</h4><div class="scroll-x" tabindex="0" role="region" aria-label="Parameters of ${operation.operationId}"><table><thead><tr><th scope="col">Name</th><th scope="col">In</th><th scope="col">Type</th><th scope="col">Meaning</th></tr></thead><tbody>${parameters.map(parameterView)}</tbody></table></div>`}
    ${operation.requestBody && html`<h4>Body</h4>${mediaView(document, operation.requestBody.content as Media)}`}
    <h4>Answers</h4><dl>${answers}</dl>
    ${outcomes}
  </article>`;
}
