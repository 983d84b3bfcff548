type Listener = (event: { data: string }) => void;

/** The mock's events, sent by hand. */
class FakeEvents {
  static readonly OPEN = 1;
  readonly readyState = FakeEvents.OPEN;
  static newest: FakeEvents;
  private readonly listeners: [string, Listener][] = [];

  constructor() {
    FakeEvents.newest = this;
  }

  addEventListener(name: string, listener: Listener): void {
    this.listeners.push([name, listener]);
  }

  send(name: string, data = '{}'): void {
    for (const [of, listener] of this.listeners) if (of === name) listener({ data });
  }
}

interface Live {
  panel(load: () => Promise<void>, options: { events: string[]; controls?: string[] }): void;
}

function openDesk() {
  document.body.innerHTML = '<p id="status"></p><form id="rows"><button>Add</button></form>';
  window.EventSource = FakeEvents as unknown as typeof EventSource;
  let live: Live | undefined;
  jest.isolateModules(() => {
    live = jest.requireActual<Live>('#mock/control/desk/live.js');
  });
  return { events: FakeEvents.newest, panel: (live as Live).panel };
}

const button = () => document.querySelector('button') as HTMLButtonElement;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each([
  ['300 at once', 300, 0],
  ['75 a second', 300, 1000 / 75],
])(
  'a panel loads at most twice a second, and once after the last of %s',
  async (_title, count, gap) => {
    const { events, panel } = openDesk();
    const load = jest.fn(async () => undefined);
    panel(load, { events: ['db'] });
    for (let request = 0; request < count; request += 1) {
      events.send('db');
      await jest.advanceTimersByTimeAsync(gap);
    }
    const before = load.mock.calls.length;
    await jest.advanceTimersByTimeAsync(5000);
    expect(before).toBeLessThanOrEqual(1 + Math.ceil((count * gap) / 500));
    expect(load.mock.calls.length - before).toBe(1);
  },
);

test('controls are disabled with the reason until what they need is there, and a failed first load is repeated', async () => {
  const { events, panel } = openDesk();
  const load = jest.fn(async () => undefined).mockRejectedValueOnce(new Error('Not yet'));
  panel(load, { events: ['db'], controls: ['rows'] });
  await jest.advanceTimersByTimeAsync(0);
  expect(button()).toBeDisabled();
  expect(button().title).toBe('Waiting for an answer of the mock');
  expect(document.getElementById('status')).toHaveTextContent('Not yet');
  await jest.advanceTimersByTimeAsync(2000);
  expect(load).toHaveBeenCalledTimes(2);
  expect(button()).toBeEnabled();
  expect(button().title).toBe('');
  // A later failure keeps what is there usable.
  load.mockRejectedValueOnce(new Error('Gone'));
  events.send('db');
  await jest.advanceTimersByTimeAsync(1000);
  expect(button()).toBeEnabled();
});
