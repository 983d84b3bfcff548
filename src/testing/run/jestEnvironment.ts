import { TestEnvironment } from 'jest-environment-jsdom';
import { startMock } from '#mock/server.ts';
import type { MockServer } from '#mock/server.ts';
import type { StartTestMock, TestMock } from '../network/testMock';
import { shareCompiledCode } from './shareCompiledCode';

shareCompiledCode();

/** Node's `fetch` does not recognise jsdom's FormData and would send it as plain text. */
function withNodeBody(init: RequestInit | undefined): RequestInit | undefined {
  const isFields = Object.prototype.toString.call(init?.body) === '[object URLSearchParams]';
  return isFields ? { ...init, body: new URLSearchParams(String(init?.body)) } : init;
}

/**
 * jsdom with Node's `fetch` family, because jsdom has none; `FormData` stays jsdom's.
 *
 * The mock backend runs here, outside the test's realm, where jest's fake timers would hang it.
 * Once a test has started one (`src/testing/network/mockServer.ts`), calls to the page's own origin
 * are redirected to it.
 */
export default class BrowserLikeEnvironment extends TestEnvironment {
  private mock: (TestMock & MockServer) | undefined;
  private readonly channels = new Set<BroadcastChannel>();

  constructor(...given: ConstructorParameters<typeof TestEnvironment>) {
    super(...given);
    const { channels } = this;
    // An open channel would keep the process alive after its test.
    class OwnedBroadcastChannel extends BroadcastChannel {
      constructor(name: string) {
        super(name);
        channels.add(this);
      }
    }
    Object.assign(this.global, {
      Headers,
      Request,
      Response,
      AbortController,
      AbortSignal,
      structuredClone,
      TextEncoder,
      TextDecoder,
      ReadableStream,
      BroadcastChannel: OwnedBroadcastChannel,
      fetch: (input: string | URL | Request, init?: RequestInit) =>
        fetch(this.redirect(input, withNodeBody(init))),
      startTestMock: ((options) => this.startTestMock(options)) satisfies StartTestMock,
    });
  }

  override async teardown(): Promise<void> {
    for (const channel of this.channels) channel.close();
    await this.mock?.stop();
    await super.teardown();
  }

  private startTestMock: StartTestMock = async ({ namespace = 'default', ...options } = {}) => {
    await this.mock?.stop();
    const server = await startMock(options);
    this.mock = { ...server, namespace };
    return this.mock;
  };

  /** Redirects a request to the page's own origin to the mock, in the test's namespace. */
  private redirect(input: string | URL | Request, init: RequestInit | undefined): Request {
    const page = String(this.global.location.href);
    const url = new URL(input instanceof Request ? input.url : input, page);
    if (!this.mock || url.origin !== new URL(page).origin)
      return new Request(input instanceof Request ? input : url, init);
    const target = `${this.mock.url}${url.pathname}${url.search}`;
    const request = new Request(target, input instanceof Request ? new Request(input, init) : init);
    if (!request.headers.has('x-mock-ns')) request.headers.set('x-mock-ns', this.mock.namespace);
    return request;
  }
}
