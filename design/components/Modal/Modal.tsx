import { useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { ReactNode, RefObject } from 'react';
import { overlayRoot } from '../../foundations/pageRoots';
import { notePresses } from '../../foundations/pressedControl';
import { useMounted } from '../../foundations/useMounted';
import { CloseIcon } from '../../icons/frameIcons';
import { Heading } from '../Heading/Heading';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { CloseButton, Corner, Dialog, Footer, Layer, Lead, Sheet, TitleRow } from './styled';
import { useHeightMotion } from './useHeightMotion';
import { useModal } from './useModal';

/** Of the sign-in dialog (specification 9) and of what takes its place; px. */
const USUAL_WIDTH = 524;
/** Of an ordinary dialog, and of a question; px. */
const USUAL_HEIGHT = 720;
const QUESTION_HEIGHT = 320;
/** From here on its title leaves room for notices beside each other; px. */
const WIDE = 960;

export interface ModalProps {
  open: boolean;
  /** Shown as an h2, which names the dialog. */
  title: ReactNode;
  titleHidden?: boolean | undefined;
  /** A quiet line below the title: what the dialog is for. */
  lead?: string | undefined;
  /** A control in the card's corner at the top and the inline end, 64 px at most; the title keeps clear of it. */
  corner?: ReactNode;
  /** `alertdialog` for a question that must be answered; its content is then read out too. */
  role?: 'dialog' | 'alertdialog' | undefined;
  /** Widest, in px, 524 by default; narrower windows win. */
  width?: number | undefined;
  /**
   * About how high the card is, in px: 720 by default, 320 for a question. It is in the middle of the window at that height,
   * and its top edge stays where it is when the content has another one.
   */
  height?: number | undefined;
  onClose?: (() => void) | undefined;
  /** Puts a round close button with this name below the card, or at the window's lower edge where the card goes further. */
  closeLabel?: string | undefined;
  closeOnEscape?: boolean | undefined;
  /** What gets focus first; otherwise the first thing that can, else the dialog. Keep the ref stable. */
  initialFocusRef?: RefObject<HTMLElement | null> | undefined;
  /** Buttons at the inline end. */
  footer?: ReactNode;
  /** Stands before the title: a `ToneIcon`, or a mark as high as title and lead. */
  sign?: ReactNode;
  /**
   * Draws it where it stands in the tree, and not in a portal: pre-rendered markup can hold it then. Nothing above it
   * may be inert, transformed, or a stacking context. Must not change.
   */
  inPlace?: boolean | undefined;
  children?: ReactNode;
}

function OpenModal({
  title,
  titleHidden = false,
  lead,
  corner,
  role = 'dialog',
  width = USUAL_WIDTH,
  height = role === 'alertdialog' ? QUESTION_HEIGHT : USUAL_HEIGHT,
  onClose,
  closeLabel,
  closeOnEscape = false,
  initialFocusRef,
  footer,
  sign,
  inPlace,
  originRef,
  children,
}: Omit<ModalProps, 'open'> & { originRef?: RefObject<HTMLElement | null> }) {
  const id = useId();
  const { layerRef, dialogRef } = useModal({
    onEscape: closeOnEscape ? onClose : undefined,
    initialFocusRef,
    originRef,
  });
  const sheetRef = useRef<HTMLDivElement>(null);
  const bodyRef = useRef<HTMLDivElement>(null);
  useHeightMotion(sheetRef, bodyRef);
  const heading = (
    <Heading level={2} id={`${id}-title`}>
      {title}
    </Heading>
  );
  return (
    <Layer ref={layerRef} data-overlay={width < WIDE ? '' : 'wide'} $still={inPlace}>
      <Dialog
        ref={dialogRef}
        role={role}
        aria-modal="true"
        aria-labelledby={`${id}-title`}
        tabIndex={-1}
        $width={width}
        $height={height}
        $still={inPlace}
        aria-describedby={role === 'alertdialog' ? `${id}-body` : undefined}
      >
        <Sheet ref={sheetRef}>
          {titleHidden ? (
            <VisuallyHidden>{heading}</VisuallyHidden>
          ) : (
            <TitleRow $besideCorner={Boolean(corner)}>
              {sign}
              {lead === undefined ? (
                heading
              ) : (
                <div>
                  {heading}
                  <Lead>{lead}</Lead>
                </div>
              )}
            </TitleRow>
          )}
          {corner ? <Corner>{corner}</Corner> : null}
          <div ref={bodyRef} id={`${id}-body`}>
            {children}
          </div>
          {footer ? <Footer>{footer}</Footer> : null}
        </Sheet>
        {closeLabel === undefined ? null : (
          <CloseButton
            label={closeLabel}
            icon={<CloseIcon />}
            $besideFooter={Boolean(footer)}
            onClick={onClose}
          />
        )}
      </Dialog>
    </Layer>
  );
}

/**
 * A dialog over the page, in a portal on `body`. While it is open focus stays inside, the rest of the page is
 * inert (but live regions, non-modal overlays and what extensions have added) and does not scroll; on closing, focus returns to where it
 * was, or to what was pressed. Modals stack: only the top one is live. Keyboard: Tab and Shift+Tab go round, notices included; Escape closes
 * only with `closeOnEscape`, and then only the top modal.
 */
export function Modal({ open, inPlace = false, ...rest }: ModalProps) {
  const mounted = useMounted();
  const originRef = useRef<HTMLSpanElement>(null);
  useEffect(notePresses, []);
  if (open && inPlace) return <OpenModal inPlace {...rest} />;
  if (!open || !mounted) return null;
  return (
    <>
      <span ref={originRef} hidden />
      {createPortal(<OpenModal originRef={originRef} {...rest} />, overlayRoot())}
    </>
  );
}
