import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Modal } from '../components/Modal/Modal';
import type { ModalProps } from '../components/Modal/Modal';

type Options = Partial<Omit<ModalProps, 'open' | 'onClose'>> & { nested?: boolean };

/**
 * A page for tests with a button that opens a dialog; with `nested`, the dialog's own button opens
 * a question over it.
 */
export function ModalPage({ nested = false, ...options }: Options) {
  const [open, setOpen] = useState(false);
  const [asking, setAsking] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Modal title="Academy" {...options} open={open} onClose={() => setOpen(false)}>
        {options.children ?? (
          <>
            <button type="button" onClick={() => setAsking(true)}>
              First
            </button>
            <input aria-label="Last" />
          </>
        )}
      </Modal>
      <Modal
        title="Sure?"
        role="alertdialog"
        open={nested && asking}
        closeOnEscape
        onClose={() => setAsking(false)}
      >
        It cannot be undone.{' '}
        <button type="button" onClick={() => setAsking(false)}>
          OK
        </button>
      </Modal>
    </>
  );
}

/** The button that opens the dialog of that page. */
export const opener = () => screen.getByRole('button', { name: 'Open' });

/** Renders that page and opens its dialog. */
export async function openModal(options: Options = {}) {
  const view = render(<ModalPage {...options} />);
  await userEvent.click(opener());
  return view;
}
