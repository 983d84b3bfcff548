import { readView, writeView } from '../.ladle/view';
import { storyAddress, storyId } from './storyAddress';

test('names stories as Ladle does', () => {
  expect(storyId('Components / Icon button', 'FocusVisible')).toBe(
    'components--icon-button--focus-visible',
  );
});

test('leads to another story with the same settings', () => {
  expect(storyAddress('?story=a&locale=ar_SA&theme=dark&frame=390&source=true', 'b--c')).toBe(
    '?story=b--c&locale=ar_SA&theme=dark&frame=390',
  );
});

test('shows a story alone, as wide as its window', () => {
  expect(storyAddress('?locale=ar_SA&frame=390', 'b', 'preview')).toBe(
    '?story=b&locale=ar_SA&mode=preview',
  );
});

test('reads what it has written', () => {
  const view = { locale: 'pseudo-rtl', brand: 'teal', frame: 768 } as const;
  expect(readView(writeView('?story=a', view))).toEqual(view);
});

test('omits defaults but the language, and keeps everything else', () => {
  expect(
    writeView('?story=a&theme=dark&locale=de_DE&frame=320', { locale: 'zh_CN', frame: 0 }),
  ).toBe('?story=a&theme=dark&locale=zh_CN');
});

test('treats unknown values as the default', () => {
  expect(readView('?locale=xx&frame=17')).toEqual({ locale: 'zh_CN', brand: '', frame: 0 });
});
