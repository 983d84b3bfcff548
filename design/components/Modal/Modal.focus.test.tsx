import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ModalPage, openModal, opener } from '../../testing/ModalPage';
import { NoticeRegion } from '../NoticeRegion/NoticeRegion';
import { Modal } from './Modal';

test('takes the focus and keeps Tab inside, both ways', async () => {
  await openModal({ closeLabel: 'Close' });
  const first = screen.getByRole('button', { name: 'First' });
  expect(first).toHaveFocus();
  await userEvent.tab({ shift: true });
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  await userEvent.tab();
  expect(first).toHaveFocus();
});

const radios = (name: string) =>
  ['Yes', 'No'].map((word) => (
    <input key={word} type="radio" name={name} aria-label={`${name} ${word}`} />
  ));
const radio = (name: string) => screen.getByRole('radio', { name });

test('keeps Tab inside if it begins and ends with a radio group without a choice: a group is one stop', async () => {
  await openModal({
    children: (
      <>
        {radios('first')}
        <button type="button">Between</button>
        {radios('last')}
      </>
    ),
  });
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

test('a radio group belongs to one form, and a radio button without a name is its own group', async () => {
  const checkedRadio = (name?: string) => (
    <input type="radio" name={name} aria-label="chosen" defaultChecked />
  );
  await openModal({
    children: (
      <>
        <form>{radios('same')}</form>
        <form>
          {checkedRadio('same')}
          {checkedRadio()}
          <input type="radio" aria-label="nameless" />
        </form>
      </>
    ),
  });
  expect(radio('same Yes')).toHaveFocus();
  await userEvent.tab({ shift: true });
  expect(radio('nameless')).toHaveFocus();
});

test('starts at the given element', async () => {
  const initialFocusRef = { current: null as HTMLInputElement | null };
  await openModal({
    initialFocusRef,
    children: (
      <>
        <button type="button">One</button>
        <input aria-label="Two" ref={initialFocusRef} />
      </>
    ),
  });
  expect(screen.getByRole('textbox', { name: 'Two' })).toHaveFocus();
});

test('focuses the dialog itself if nothing in it can take the focus', async () => {
  await openModal({ children: 'Wait' });
  expect(screen.getByRole('dialog')).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('dialog')).toHaveFocus();
});

test('returns the focus to the pressed control also in Safari, where a press does not focus buttons', async () => {
  render(<ModalPage nested closeLabel="Close" />);
  fireEvent.click(opener());
  const first = screen.getByRole('button', { name: 'First' });
  screen.getByRole('textbox', { name: 'Last' }).focus();
  fireEvent.click(first);
  fireEvent.click(screen.getByRole('button', { name: 'OK' }));
  expect(first).toHaveFocus();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(opener()).toHaveFocus();
});

test('returns the focus to its last element if it opens after the user moved on from a press', async () => {
  const page = (open: boolean) => (
    <>
      <button type="button">Press</button>
      <input aria-label="Field" />
      <Modal title="Academy" open={open}>
        Hello
      </Modal>
    </>
  );
  const { rerender } = render(page(false));
  fireEvent.click(screen.getByRole('button', { name: 'Press' }));
  screen.getByRole('textbox', { name: 'Field' }).focus();
  rerender(page(true));
  rerender(page(false));
  expect(screen.getByRole('textbox', { name: 'Field' })).toHaveFocus();
});

test('Tab moves from the dialog to the notices over it and back, both ways', async () => {
  render(
    <NoticeRegion
      label="Notices"
      dismissLabel="Dismiss"
      notices={[
        { id: '1', tone: 'danger', text: 'Refused' },
        { id: '2', tone: 'info', text: 'By the way' },
      ]}
      onDismiss={() => undefined}
    />,
  );
  await openModal();
  const [refused, aside] = screen.getAllByRole('button', { name: 'Dismiss' });
  const [first, last] = [
    screen.getByRole('button', { name: 'First' }),
    screen.getByRole('textbox', { name: 'Last' }),
  ];
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

test('dialogs that close together return the focus to the page', async () => {
  const stacked = (open: boolean) => (
    <>
      <button type="button">Outside</button>
      <Modal open={open} title="Below">
        <button type="button">Inside</button>
      </Modal>
      <Modal open={open} title="Above">
        <button type="button">OK</button>
      </Modal>
    </>
  );
  const { rerender } = render(stacked(false));
  await userEvent.tab();
  rerender(stacked(true));
  expect(screen.getByRole('button', { name: 'OK' })).toHaveFocus();
  rerender(stacked(false));
  expect(screen.getByRole('button', { name: 'Outside' })).toHaveFocus();
});

test('a dialog that closes together with its parent returns the focus to the page, not into the parent', async () => {
  const nested = (depth: 0 | 1 | 2) => (
    <>
      <button type="button">Outside</button>
      {depth > 0 ? (
        <Modal open title="Below">
          <button type="button">Inside</button>
          <Modal open={depth > 1} title="Above">
            <button type="button">OK</button>
          </Modal>
        </Modal>
      ) : null}
    </>
  );
  const { rerender } = render(nested(0));
  await userEvent.tab();
  rerender(nested(1));
  rerender(nested(2));
  expect(screen.getByRole('button', { name: 'OK' })).toHaveFocus();
  rerender(nested(0));
  expect(screen.getByRole('button', { name: 'Outside' })).toHaveFocus();
});
