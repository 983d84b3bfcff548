import { TestEnvironment } from 'jest-environment-jsdom';
import { shareCompiledCode } from './shareCompiledCode';

shareCompiledCode();

/** jsdom with Node's `fetch` family, because jsdom has none; `FormData` stays jsdom's. */
export default class BrowserLikeEnvironment extends TestEnvironment {
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
      fetch,
    });
  }

  override async teardown(): Promise<void> {
    for (const channel of this.channels) channel.close();
    await super.teardown();
  }
}
