import { TestEnvironment } from 'jest-environment-node';
import { startMock } from '#mock/server.ts';
import type { MockServer } from '#mock/server.ts';

/**
 * Runs the mock outside the test's realm, as for the application's tests, and provides its address
 * as `mockUrl`.
 */
export default class OuterRealmEnvironment extends TestEnvironment {
  private mock: MockServer | undefined;

  override async setup(): Promise<void> {
    await super.setup();
    this.mock = await startMock();
    this.global['mockUrl'] = this.mock.url;
  }

  override async teardown(): Promise<void> {
    await this.mock?.stop();
    await super.teardown();
  }
}
