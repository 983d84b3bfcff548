import { copyText } from './copyText';

/** An insecure page whose browser does, or does not, support copy events. */
function insecurePage(copies: boolean) {
  const copied: string[] = [];
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
  document.execCommand = () => {
    if (!copies) return false;
    const clipboardData = { setData: (type: string, text: string) => void copied.push(type, text) };
    const event = Object.assign(new Event('copy', { bubbles: true, cancelable: true }), {
      clipboardData,
    });
    return !document.body.dispatchEvent(event);
  };
  return copied;
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'clipboard');
  Reflect.deleteProperty(document, 'execCommand');
});

test('copies on a page without the Clipboard API, and handles only its own copy event', async () => {
  const copied = insecurePage(true);
  expect(await copyText('0010001 now')).toBe(true);
  expect(copied).toEqual(['text/plain', '0010001 now']);
  expect(document.body.dispatchEvent(new Event('copy', { bubbles: true, cancelable: true }))).toBe(
    true,
  );
});

test('reports that the browser refuses or has no way to copy', async () => {
  insecurePage(false);
  expect(await copyText('0010001')).toBe(false);
  Reflect.deleteProperty(document, 'execCommand');
  expect(await copyText('0010001')).toBe(false);
});
