import { useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { ReactNode, RefObject } from 'react';
import { recordPresses } from '../../foundations/pressedControl';
import { useMounted } from '../../foundations/useMounted';
import { CloseIcon } from '../../icons/icons';
import { Heading } from '../Heading/Heading';
import { Corner, Footer, Lead, ModalSheet, TitleRow } from './sheetStyled';
import { CloseButton, Dialog, Layer } from './styled';
import { useScrollEdges } from '../ScrollRegion/useScrollEdges';
import { useSheetSize } from './useSheetSize';
import { useModal } from './useModal';

/** From this width on, notices fit side by side over its title; px. */
const WIDE = 960;

export interface ModalProps {
  /** Whether it is shown; the page behind it is then inert. */
  open: boolean;
  /** Shown as a heading that names the dialog: an h2, or the h1 of a page that it is. */
  title: ReactNode;
  /** A secondary line below the title that says what the dialog is for. */
  lead?: string | undefined;
  /**
   * A control in the card's corner at the top and the inline end, at most 64 px; the title does not
   * overlap it. `null` keeps the corner free for one.
   */
  corner?: ReactNode;
  /**
   * `alertdialog` for a question that must be answered; its content is then also read. On phones, a
   * `dialog` is a sheet of the whole window, and a question is not.
   */
  role?: 'dialog' | 'alertdialog' | undefined;
  /** Maximum width in px. In narrower windows it shrinks. */
  width?: number | undefined;
  /** Of the layer around the dialog; for `WindowModal`. */
  className?: string | undefined;
  /** Called by the close button and, with `closeOnEscape`, by Escape. It closes nothing itself. */
  onClose?: (() => void) | undefined;
  /**
   * The name of a close button at the end of the title's line; without it there is none. If the card
   * has a `corner`, it is outside: beside the card, or below it in narrow windows.
   */
  closeLabel?: string | undefined;
  /** Whether Escape closes it, if it is the top one. */
  closeOnEscape?: boolean | undefined;
  /** `bottom`: on phones at the window's lower edge, in reach of the thumb. */
  placement?: 'bottom' | undefined;
  /**
   * The element that gets the focus first; otherwise the first focusable element, else the dialog.
   * Keep the ref stable.
   */
  initialFocusRef?: RefObject<HTMLElement | null> | undefined;
  /** Id of the text that describes the dialog, such as instructions. */
  describedBy?: string | undefined;
  /** Buttons at the inline end. */
  footer?: ReactNode;
  /** Shown before the title: a `ToneIcon`, or a mark as high as title and lead. */
  sign?: ReactNode;
  /**
   * For a page that consists of the dialog: a calm surface instead of the mask, no entrance, and
   * its place in the tree, as the main part, instead of a portal, so that pre-rendered markup can
   * contain it. No ancestor may be inert, transformed, or a stacking context. Must not change while
   * open.
   */
  inPlace?: boolean | undefined;
  children?: ReactNode;
}

function OpenModal({
  title,
  lead,
  corner,
  role = 'dialog',
  width = 524,
  onClose,
  closeLabel,
  closeOnEscape = false,
  placement,
  initialFocusRef,
  describedBy,
  footer,
  sign,
  inPlace,
  originRef,
  className,
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
  useSheetSize(sheetRef, bodyRef);
  useScrollEdges(sheetRef);
  const isSheet = role === 'dialog' && placement === undefined;
  const hasCorner = corner !== undefined;
  const closesBesideTitle = closeLabel !== undefined && !hasCorner;
  const close =
    closeLabel === undefined ? null : (
      <CloseButton $outside={hasCorner} label={closeLabel} icon={<CloseIcon />} onClick={onClose} />
    );
  const heading = (
    <Heading level={inPlace ? 1 : 2} id={`${id}-title`}>
      {title}
    </Heading>
  );
  return (
    <Layer
      as={inPlace ? 'main' : undefined}
      ref={layerRef}
      className={className}
      data-overlay={width < WIDE ? '' : 'wide'}
      $still={inPlace}
      $sheet={isSheet}
    >
      <Dialog
        ref={dialogRef}
        role={role}
        aria-modal="true"
        aria-labelledby={`${id}-title`}
        tabIndex={-1}
        $width={width}
        $still={inPlace}
        $sheet={isSheet}
        $placement={placement}
        aria-describedby={describedBy ?? (role === 'alertdialog' ? `${id}-body` : undefined)}
      >
        <ModalSheet ref={sheetRef} $footed={Boolean(footer)}>
          <TitleRow $beside={closesBesideTitle ? 'close' : corner ? 'corner' : undefined}>
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
          {corner ? <Corner>{corner}</Corner> : null}
          <div ref={bodyRef} id={`${id}-body`}>
            {children}
          </div>
          {footer ? <Footer>{footer}</Footer> : null}
          {closesBesideTitle ? close : null}
        </ModalSheet>
        {hasCorner ? close : null}
      </Dialog>
    </Layer>
  );
}

/**
 * A dialog over the page, in a portal on `body`. While it is open, the focus stays inside, and the
 * rest of the page is inert and does not scroll; live regions, non-modal overlays and elements of
 * browser extensions stay active. On closing, the focus returns to where it was, or to the pressed
 * control. Modals stack: only the top one is active. Keyboard: Tab and Shift+Tab cycle, including
 * notices; Escape closes only with `closeOnEscape`, and only the top modal.
 */
export function Modal({ open, inPlace = false, ...rest }: ModalProps) {
  const isMounted = useMounted();
  const originRef = useRef<HTMLSpanElement>(null);
  useEffect(recordPresses, []);
  if (open && inPlace) return <OpenModal inPlace {...rest} />;
  if (!open || !isMounted) return null;
  return (
    <>
      <span ref={originRef} hidden />
      {createPortal(<OpenModal originRef={originRef} {...rest} />, document.body)}
    </>
  );
}
