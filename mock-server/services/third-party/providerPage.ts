import { isPending } from '#mock/services/restoration/deregistration.ts';
import type { Namespace } from '#mock/state/types.ts';
import type { UserRow } from '#mock/state/tables.ts';
import type { Examination } from './examination';
import { html } from '#mock/http/html.ts';
import type { Html } from '#mock/http/html.ts';
import type { ProviderKind, ProviderTexts } from './providerTexts';

/** The data that a stand-in page shows. */
export interface ProviderView {
  kind: ProviderKind;
  texts: ProviderTexts;
  /** The vendor's slug, if there is one. */
  product: string | undefined;
  /** Address of the style sheet. */
  style: string;
  users: readonly UserRow[];
  namespace: Namespace;
  examination: Examination;
}

function list(heading: string, items: readonly string[], role: 'alert' | 'note'): Html | false {
  return (
    items.length > 0
    && html`<section class="${role}" role="${role}"><h2>${heading}</h2><ul>${items.map((item) => html`<li>${item}</li>`)}</ul></section>`
  );
}

function userButton(namespace: Namespace, user: UserRow, { pending, roles }: ProviderTexts): Html {
  const name = user.realName ?? user.nickName ?? user.mobile ?? user.email ?? user.id;
  const about = [
    roles[user.role],
    user.mobile,
    user.email,
    isPending(namespace, user) ? pending : undefined,
  ].filter((part) => part !== undefined);
  return html`<li><button name="choice" value="user:${user.id}"><bdi>${name}</bdi> <small>${about.join(' · ')}</small></button></li>`;
}

function twistSelect({ twist, twists }: ProviderTexts): Html {
  const options = Object.entries(twists).map(
    ([value, label]) => html`<option value="${value}">${label}</option>`,
  );
  return html`<p><label for="twist">${twist}</label> <select id="twist" name="twist">${options}</select></p>`;
}

function choices({ kind, texts, users, namespace }: ProviderView): Html {
  return html`
<form method="post"><h2>${texts.chooseUser}</h2>
${kind === 'oauth2' && twistSelect(texts)}
<ul class="users">${users.map((user) => userButton(namespace, user, texts))}</ul></form>
<form method="post"><h2>${texts.newUser}</h2>
<p><label for="realName">${texts.realName}</label> <input id="realName" name="realName" maxlength="64" autocomplete="off"></p>
<p><button name="choice" value="new">${texts.register}</button></p></form>
<form method="post"><h2>${texts.without}</h2>
<p><button name="choice" value="deny">${texts.deny}</button> <button name="choice" value="fail">${texts.fail}</button></p></form>`;
}

/** Writes a stand-in page. It has no script. */
function standInPage({ lang }: ProviderTexts, title: string, style: string, content: Html): string {
  return html`<!doctype html>
<html lang="${lang}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>${title}</title>
<link rel="stylesheet" href="${style}"></head>
<body><main>
<h1>${title}</h1>
${content}
</main></body></html>
`.text;
}

export function orderPage(texts: ProviderTexts, style: string): string {
  return standInPage(texts, texts.orderPage, style, html`<p>${texts.standIn}</p>`);
}

/** Writes a stand-in sign-in page: the problems of the request, and the choices. */
export function providerPage(view: ProviderView): string {
  const {
    kind,
    texts,
    product,
    examination: { problems, notes, returning, error },
  } = view;
  const name = product === undefined ? texts.names[kind] : `${texts.names[kind]} (${product})`;
  const back =
    error !== undefined
    && html`<form method="post"><p><button name="choice" value="wrong">${texts.goBackWith(error)}</button></p></form>`;
  return standInPage(
    texts,
    texts.title(name),
    view.style,
    html`<p>${texts.standIn}</p>
${list(texts.wrong, problems, 'alert')}
${list(texts.note, notes, 'note')}
${returning && html`<p>${texts.comesBackTo} <code>${returning.address.href}</code></p>`}
${back}
${returning && problems.length === 0 && choices(view)}`,
  );
}
