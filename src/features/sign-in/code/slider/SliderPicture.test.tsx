import { fireEvent, screen, within } from '@testing-library/react';
import { passTime } from '#testing/render/renderApp.tsx';
import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';
import { askByPhone, openSignInPage } from '#testing/pages/signInPage.ts';

const PICTURE = 'iVBORw0KGgo=';

async function openSlider(first: { srcImage?: string; cutImage?: string } = {}) {
  const picture = (key: string, parts = {}) =>
    reply.data({ srcImage: PICTURE, cutImage: PICTURE, key, ...parts });
  const service = new ScriptedService()
    .script('getSliderChallenge', picture('first', first), picture('second'))
    .script('sendSmsCode', reply.data(null));
  const page = await openSignInPage({ service });
  await askByPhone(page);
  return { ...page, service };
}

function imageOf(part: 'background' | 'piece'): HTMLImageElement {
  const images = [
    ...screen.getByRole('dialog', { name: 'Security verification' }).querySelectorAll('img'),
  ];
  return images.find(({ alt }) => (alt === '') === (part === 'piece'))!;
}

function arrives(part: 'background' | 'piece'): void {
  const image = imageOf(part);
  Object.defineProperty(image, 'naturalWidth', {
    configurable: true,
    value: part === 'piece' ? 50 : 320,
  });
  fireEvent.load(image);
}

async function verify(): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name: 'Verify' }));
  await passTime(0);
}

it.each(['background', 'piece'] as const)(
  'disables the slider and says so while only the %s has loaded',
  async (part) => {
    const { service } = await openSlider();
    arrives(part);
    await verify();
    expect(service.count('sendSmsCode')).toBe(0);
    expect(screen.getByRole('slider')).toHaveAttribute('aria-disabled', 'true');
    arrives(part === 'piece' ? 'background' : 'piece');
    expect(screen.getByRole('slider')).not.toHaveAttribute('aria-disabled');
    await verify();
    expect(service.count('sendSmsCode')).toBe(1);
  },
);

test('the move buttons move by three pixels and stop at the picture’s edge', async () => {
  const { user } = await openSlider();
  expect(screen.getByRole('dialog', { name: 'Security verification' })).toHaveAccessibleDescription(
    /^Drag the handle, or use the arrow keys or the buttons/,
  );
  arrives('background');
  arrives('piece');
  const slider = screen.getByRole<HTMLInputElement>('slider');
  const places: string[] = [];
  for (const name of ['Move left', 'Move right', 'Move right', 'Move left']) {
    await user.click(screen.getByRole('button', { name }));
    places.push(slider.value);
  }
  fireEvent.change(slider, { target: { value: '269' } });
  await user.click(screen.getByRole('button', { name: 'Move right' }));
  expect([...places, slider.value]).toEqual(['0', '3', '6', '3', '270']);
  expect(slider).toHaveAttribute('aria-valuetext', 'Position 270 of 270');
  const announcement = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(announcement()).toContain('Position 270 of 270');
  fireEvent.keyDown(slider, { key: 'ArrowLeft' });
  expect(announcement().join(' ')).not.toContain('Position');
});

test('an arrow key moves as far as a move button, and keeps its default with another key', async () => {
  await openSlider();
  arrives('background');
  arrives('piece');
  const slider = screen.getByRole<HTMLInputElement>('slider');
  const places = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowLeft', 'ArrowDown'].map((key) => {
    expect(fireEvent.keyDown(slider, { key })).toBe(false);
    return slider.value;
  });
  expect(places).toEqual(['0', '3', '6', '3', '0']);
  for (const modifier of ['shiftKey', 'altKey', 'ctrlKey', 'metaKey'])
    expect(fireEvent.keyDown(slider, { key: 'ArrowRight', [modifier]: true })).toBe(true);
  expect(slider).toHaveValue('0');
});

test('Enter on the slider submits, even in browsers without implicit submission for ranges; other keys keep their default', async () => {
  const { service } = await openSlider();
  arrives('background');
  arrives('piece');
  const slider = screen.getByRole('slider');
  for (const key of ['PageUp', ' ']) expect(fireEvent.keyDown(slider, { key })).toBe(true);
  await passTime(0);
  expect(service.count('sendSmsCode')).toBe(0);
  // A browser that submits implicitly must not submit twice.
  expect(fireEvent.keyDown(slider, { key: 'Enter' })).toBe(false);
  await passTime(0);
  expect(service.count('sendSmsCode')).toBe(1);
});

async function expectAnother({
  user,
}: Pick<Awaited<ReturnType<typeof openSlider>>, 'user'>): Promise<void> {
  expect(screen.queryByRole('slider')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'New picture' }));
  await passTime(0);
  expect(screen.getByRole('slider')).toBeVisible();
}

it.each(['srcImage', 'cutImage'] as const)(
  'offers a new picture when the address of %s is not allowed',
  async (part) => {
    await expectAnother(await openSlider({ [part]: 'http://evil.example/a.png' }));
  },
);

test.each(['background', 'piece'] as const)(
  'keeps the focus in the dialog when the %s breaks after it was shown',
  async (part) => {
    const page = await openSlider();
    arrives('background');
    arrives('piece');
    expect(screen.getByRole('slider')).toHaveFocus();
    fireEvent.error(imageOf(part));
    await passTime(100);
    expect(screen.getByRole('button', { name: 'New picture' })).toHaveFocus();
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain(
      'The picture couldn’t be loaded. Get a new one.',
    );
    await page.user.keyboard('{Enter}');
    await passTime(0);
    expect(screen.getByRole('slider')).toHaveFocus();
  },
);

test('keeps the focus in the dialog when a new picture has no usable address', async () => {
  const service = new ScriptedService().script(
    'getSliderChallenge',
    reply.data({ srcImage: PICTURE, cutImage: PICTURE, key: 'first' }),
    reply.data({ srcImage: 'http://evil.example/a.png', cutImage: PICTURE, key: 'second' }),
  );
  const page = await openSignInPage({ service });
  await askByPhone(page);
  await page.user.click(screen.getByRole('button', { name: 'New picture' }));
  await passTime(0);
  expect(screen.getByRole('button', { name: 'New picture' })).toHaveFocus();
});

test('a picture that breaks does not take the focus from another control of the dialog', async () => {
  await openSlider();
  arrives('background');
  arrives('piece');
  const dialog = within(screen.getByRole('dialog', { name: 'Security verification' }));
  const otherWay = dialog.getByRole('button', { name: 'Log in with email' });
  otherWay.focus();
  fireEvent.error(imageOf('background'));
  await passTime(100);
  expect(dialog.getByText(/The picture couldn’t be loaded/)).toHaveAttribute('role', 'alert');
  expect(otherWay).toHaveFocus();
});
