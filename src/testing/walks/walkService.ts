import { operations } from '#shared/api/contract/operations.generated.ts';
import type { OperationId } from '#shared/api/contract/operations.generated.ts';

/** A call that the walk has not answered yet. */
interface Pending {
  operation: OperationId;
  answer(status: number, body: string): void;
  fail(): void;
}

const GRANT = {
  access_token: 'token-1',
  refresh_token: 'refresh-1',
  expires_in: 7200,
  user_id: 'u1',
};

/** Successful answers by operation; several where the flow branches. */
const WELL: { [Id in OperationId]?: readonly unknown[] } = {
  getSliderChallenge: [null, null, { srcImage: 'a', cutImage: 'b', key: 'k' }],
  requestToken: [GRANT],
  requestQrToken: [GRANT],
  getProfile: [{ realName: '李雷' }],
  createQrSession: [{ qrCodeSessionId: 'qr-1' }, { qrCodeSessionId: 'qr-2' }],
  getQrStatus: ['NON_SCANED', 'SCANED', 'CONFIRM_LOGIN', 'CANCEL_LOGIN', 'LATER_INVENTED'].map(
    (word) => ({ qrCodeStatus: `QRCODE_${word}` }),
  ),
  checkRestoreSmsCode: [true, false],
  checkRestoreEmailCode: [true, false],
};

/** Failures; the second half are answers of the service. */
const FAULTS: readonly [status: number, body: string][] = [
  [502, '<h1>Bad Gateway</h1>'],
  [200, '<html>Log in to the Wi-Fi</html>'],
  [200, '{"code":"0000'],
  [200, ''],
  [200, 'null'],
  [204, ''],
  [200, '[]'],
  [200, '{"__proto__":{"code":"000000"}}'],
  [200, '{"code":{},"message":[],"data":[[]]}'],
  [200, '{"code":"000000","message":"ok","data":{"qrCodeSessionId":7}}'],
  [500, '{"code":"500","message":"x"}'],
  [200, '{"code":"030027","message":"expired","data":null}'],
  [200, '{"code":"030049","message":"warn","data":null}'],
  [400, '{"code":"030019","message":"pending"}'],
  [400, '{"error_description":"短信验证码错误或失效"}'],
  [401, '{"code":"401","message":"who"}'],
  [429, '{"code":"429","message":""}'],
];

/**
 * The part of a `Response` that the request layer reads, without streams, which need real turns of
 * the event loop.
 */
function plainResponse(status: number, body: string): Response {
  const bytes = new TextEncoder().encode(body);
  let isRead = false;
  const read = async () => {
    const value = isRead || bytes.length === 0 ? undefined : bytes;
    isRead = true;
    return { done: value === undefined, value };
  };
  const headers = {
    get: (name: string) =>
      name === 'retry-after' && status === 429
        ? '30'
        : name === 'content-type'
          ? 'application/json'
          : null,
  };
  const plain = {
    status,
    ok: status >= 200 && status < 300,
    headers,
    body: { getReader: () => ({ read, cancel: async () => undefined }) },
  };
  return plain as unknown as Response;
}

/** A service that answers only when the walk says so, in any order. */
export class WalkService {
  readonly started: OperationId[] = [];
  pending: Pending[] = [];
  /** The maximum number of concurrent polls. */
  mostPolls = 0;

  readonly fetch: typeof fetch = (input, init) => {
    const path = new URL(String(input)).pathname;
    const found = (Object.keys(operations) as OperationId[]).find(
      (id) => operations[id].path === path && operations[id].method === init?.method,
    );
    if (found === undefined) throw new Error(`No operation of the contract: ${path}`);
    this.started.push(found);
    return new Promise((resolve, reject) => {
      const over = () => {
        this.pending = this.pending.filter((one) => one !== call);
      };
      const call: Pending = {
        operation: found,
        answer: (status, body) => (over(), resolve(plainResponse(status, body))),
        fail: () => (over(), reject(new TypeError('Failed to fetch'))),
      };
      this.pending.push(call);
      this.mostPolls = Math.max(
        this.mostPolls,
        this.pending.filter(({ operation }) => operation === 'getQrStatus').length,
      );
      init?.signal?.addEventListener(
        'abort',
        () => (over(), reject(new DOMException('Aborted', 'AbortError'))),
      );
    });
  };

  /**
   * Answers one call.
   * @param isWell whether with a success
   * @param choice the index among several answers
   */
  answer(which: number, isWell: boolean, choice: number): void {
    const call = this.pending[which % (this.pending.length || 1)];
    if (call === undefined) return;
    if (isWell) {
      const choices = WELL[call.operation] ?? [null];
      const data = choices[choice % choices.length];
      const isFlat = call.operation === 'requestToken';
      call.answer(200, JSON.stringify(isFlat ? data : { code: '000000', message: 'ok', data }));
      return;
    }
    const fault = FAULTS[choice % (FAULTS.length + 1)];
    if (fault) call.answer(...fault);
    else call.fail();
  }
}
