import type { KeyValueStore } from '#shared/browser/keyValueStore.ts';
import type { Environment } from '#shared/browser/environment.ts';
import type { PrerenderedPage } from './prerenderedPages';

const stop = () => () => undefined;
const nothing = () => undefined;

const emptyStore: KeyValueStore = {
  get: nothing,
  set: () => false,
  setInMemory: nothing,
  clearMemory: nothing,
  remove: nothing,
  isInMemory: () => false,
  refusal: nothing,
};

/** An empty browser without events, for rendering a page at build time. */
export function prerenderEnvironment({ path, parameter }: PrerenderedPage): Environment {
  return {
    clock: () => ({ wall: 0, monotonic: 0 }),
    localStorage: emptyStore,
    sessionStorage: emptyStore,
    cookies: { get: nothing, hasOther: () => false, set: () => false, remove: () => false },
    address: () => ({
      origin: 'https://academy.invalid',
      host: 'academy.invalid',
      path: path ?? '/not-found',
      query: parameter === undefined ? '' : `?${parameter.join('=')}`,
    }),
    isRevisit: () => false,
    reload: nothing,
    goTo: nothing,
    stopLoading: nothing,
    openTab: nothing,
    replaceParameter: nothing,
    dropParameters: nothing,
    replaceAddress: nothing,
    hidden: () => false,
    onVisibility: stop,
    onPageRestored: stop,
    onPageLeft: stop,
    fragment: () => '',
    replaceFragment: nothing,
    goBack: () => false,
    serverAnswers: () => Promise.resolve(false),
    onFocus: stop,
    onOnline: stop,
    smsCode: () => Promise.resolve(undefined),
    beacon: nothing,
    saveFile: nothing,
    emit: nothing,
    on: stop,
    onUncaught: stop,
    onOtherTab: stop,
  };
}
