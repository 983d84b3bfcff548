import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NoticeRegion } from '../NoticeRegion/NoticeRegion';
import { Modal } from './Modal';
import type { ModalProps } from './Modal';

type Options = Partial<Omit<ModalProps, 'open' | 'onClose'>>;

function Page({ nested = false, ...options }: Options & { nested?: boolean }) {
  const [open, setOpen] = useState(false);
  const [asking, setAsking] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>Open</button>
      <Modal title="Academy" {...options} open={open} onClose={() => setOpen(false)}>
        {options.children ?? <><button type="button" onClick={() => setAsking(true)}>First</button><input aria-label="Last" /></>}
      </Modal>
      <Modal title="Sure?" role="alertdialog" open={nested && asking} closeOnEscape onClose={() => setAsking(false)}>
        It cannot be undone. <button type="button" onClick={() => setAsking(false)}>OK</button>
      </Modal>
    </>
  );
}

async function openPage(options: Parameters<typeof Page>[0] = {}) {
  const view = render(<Page {...options} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  return view;
}

const opener = () => screen.getByRole('button', { name: 'Open' });

test('is a modal dialog named by its heading, also when that is hidden', async () => {
  await openPage({ titleHidden: true });
  expect(screen.getByRole('dialog', { name: 'Academy' })).toHaveAttribute('aria-modal', 'true');
  expect(screen.getByRole('heading', { level: 2, name: 'Academy' })).toBeInTheDocument();
});

test('takes focus in and keeps Tab inside, both ways', async () => {
  await openPage({ closeLabel: 'Close' });
  const first = screen.getByRole('button', { name: 'First' });
  expect(first).toHaveFocus();
  await userEvent.tab({ shift: true });
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  await userEvent.tab();
  expect(first).toHaveFocus();
});

const radios = (name: string) => ['Yes', 'No'].map((word) => <input key={word} type="radio" name={name} aria-label={`${name} ${word}`} />);
const radio = (name: string) => screen.getByRole('radio', { name });

test('keeps Tab inside where it begins and ends with radio buttons of which none is chosen: a group is one stop', async () => {
  await openPage({ children: <>{radios('first')}<button type="button">Between</button>{radios('last')}</> });
  expect(radio('first Yes')).toHaveFocus();
  radio('first No').focus();
  await userEvent.tab({ shift: true });
  expect(radio('last Yes')).toHaveFocus();
  await userEvent.tab();
  expect(radio('first Yes')).toHaveFocus();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  expect(radio('first Yes')).toHaveFocus();
});

test('a group of radio buttons is one form’s, and one without a name is a group of its own', async () => {
  const chosen = (name?: string) => <input type="radio" name={name} aria-label="chosen" defaultChecked />;
  await openPage({ children: <><form>{radios('same')}</form><form>{chosen('same')}{chosen()}<input type="radio" aria-label="nameless" /></form></> });
  expect(radio('same Yes')).toHaveFocus();
  await userEvent.tab({ shift: true });
  expect(radio('nameless')).toHaveFocus();
});

test('starts where it is told to', async () => {
  const initialFocusRef = { current: null as HTMLInputElement | null };
  await openPage({ initialFocusRef, children: <><button type="button">One</button><input aria-label="Two" ref={initialFocusRef} /></> });
  expect(screen.getByRole('textbox', { name: 'Two' })).toHaveFocus();
});

test('focuses the dialog itself when nothing in it can take focus', async () => {
  await openPage({ children: 'Wait' });
  expect(screen.getByRole('dialog')).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('dialog')).toHaveFocus();
});

test('silences the page, but no live region, and gives everything back on closing', async () => {
  const notices = document.body.appendChild(document.createElement('div'));
  notices.setAttribute('data-live-region', '');
  const { container } = await openPage({ closeLabel: 'Close' });
  expect(container).toHaveAttribute('inert');
  expect(notices).not.toHaveAttribute('inert');
  expect(document.documentElement).toHaveAttribute('data-scroll-locked');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(container).not.toHaveAttribute('inert');
  expect(document.documentElement).not.toHaveAttribute('data-scroll-locked');
  expect(opener()).toHaveFocus();
  notices.remove();
});

test('gives focus back to what was pressed also in Safari, where a press gives buttons no focus', async () => {
  render(<Page nested closeLabel="Close" />);
  fireEvent.click(opener());
  const first = screen.getByRole('button', { name: 'First' });
  screen.getByRole('textbox', { name: 'Last' }).focus();
  fireEvent.click(first);
  fireEvent.click(screen.getByRole('button', { name: 'OK' }));
  expect(first).toHaveFocus();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(opener()).toHaveFocus();
});

test('gives focus back to what had it when it opens after the visitor has gone on from a press', async () => {
  const page = (open: boolean) => <><button type="button">Press</button><input aria-label="Field" /><Modal title="Academy" open={open}>Hello</Modal></>;
  const { rerender } = render(page(false));
  fireEvent.click(screen.getByRole('button', { name: 'Press' }));
  screen.getByRole('textbox', { name: 'Field' }).focus();
  rerender(page(true));
  rerender(page(false));
  expect(screen.getByRole('textbox', { name: 'Field' })).toHaveFocus();
});

test('Tab goes from the dialog to the notices that lie over it, and from them back into it, both ways', async () => {
  render(<NoticeRegion label="Notices" dismissLabel="Dismiss" notices={[{ id: '1', tone: 'danger', text: 'Refused' }, { id: '2', tone: 'info', text: 'By the way' }]} onDismiss={() => undefined} />);
  await openPage();
  const [refused, aside] = screen.getAllByRole('button', { name: 'Dismiss' });
  const [first, last] = [screen.getByRole('button', { name: 'First' }), screen.getByRole('textbox', { name: 'Last' })];
  expect(first).toHaveFocus();
  for (const next of [last, refused, aside, first]) {
    await userEvent.tab();
    expect(next).toHaveFocus();
  }
  for (const next of [aside, refused, last, first]) {
    await userEvent.tab({ shift: true });
    expect(next).toHaveFocus();
  }
});

test('stays open on a click beside it, and on Escape unless asked otherwise', async () => {
  await openPage();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('dialog').parentElement ?? document.body);
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});

test('closes on Escape when asked to', async () => {
  await openPage({ closeOnEscape: true });
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('stays open on an Escape that ends a composition, or that something in it has used', async () => {
  await openPage({ closeOnEscape: true });
  const first = screen.getByRole('button', { name: 'First' });
  fireEvent.keyDown(first, { key: 'Escape', isComposing: true });
  first.addEventListener('keydown', (event) => event.preventDefault());
  fireEvent.keyDown(first, { key: 'Escape' });
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});

test('a question over a dialog is the only live one, and Escape reaches it alone', async () => {
  await openPage({ nested: true, closeOnEscape: true });
  const first = screen.getByRole('button', { name: 'First' });
  await userEvent.click(first);
  expect(screen.getByRole('alertdialog', { name: 'Sure?' })).toHaveAccessibleDescription(/It cannot be undone/);
  expect(first.closest('[inert]')).not.toBeNull();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(first.closest('[inert]')).toBeNull();
  expect(first).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('dialogs that close together give focus back to the page', async () => {
  const stacked = (open: boolean) => (
    <>
      <button type="button">Outside</button>
      <Modal open={open} title="Below"><button type="button">Inside</button></Modal>
      <Modal open={open} title="Above"><button type="button">OK</button></Modal>
    </>
  );
  const { rerender } = render(stacked(false));
  await userEvent.tab();
  rerender(stacked(true));
  expect(screen.getByRole('button', { name: 'OK' })).toHaveFocus();
  rerender(stacked(false));
  expect(screen.getByRole('button', { name: 'Outside' })).toHaveFocus();
});

test('is not in pre-rendered markup', () => {
  expect(renderToString(<p>Page<Modal open title="Academy" /></p>)).toBe('<p>Page</p>');
});
