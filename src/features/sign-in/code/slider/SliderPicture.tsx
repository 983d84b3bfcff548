import { useEffect, useState } from 'react';
import type { KeyboardEvent, RefObject, SubmitEvent, SyntheticEvent } from 'react';
import {
  ArrowEndIcon,
  ArrowStartIcon,
  Button,
  ChevronsIcon,
  IconButton,
  LiveRegion,
  RefreshIcon,
  Stack,
  Text,
} from '#design';
import { challengeImageSource } from '#lib/url/imageSource.ts';
import { useDeployment } from '#shared/deployment/DeploymentContext.tsx';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import type { SliderChallenge } from '../../verification/challenge';
import { BrokenPicture } from './BrokenPicture';
import {
  Background,
  Chevrons,
  HANDLE,
  SliderImages,
  SliderPiece,
  Rail,
  Range,
  Renew,
  Track,
  Trail,
} from './styled';

interface SliderPictureProps {
  challenge: SliderChallenge;
  /** The range input, which gets the focus with each new picture. */
  rangeRef: RefObject<HTMLInputElement | null>;
  /** Id of the instructions, which describe the dialog. */
  hintId: string;
  /** Called with the offset in the background's natural pixels. */
  onSolve(left: number): void;
  onRenew(): void;
  onCancel(): void;
}

/** Share of the picture's width per arrow key or click of a move button. */
const STEP = 0.01;

const DIRECTIONS = new Map([
  ['ArrowLeft', -1],
  ['ArrowDown', -1],
  ['ArrowRight', 1],
  ['ArrowUp', 1],
]);

/**
 * The picture and a native range input as its slider: pointer, arrow keys (with Shift one pixel),
 * Page keys, Home and End, and two buttons (D43). Left and right are physical, as in the picture, in
 * every language.
 */
export function SliderPicture({
  challenge,
  rangeRef,
  hintId,
  onSolve,
  onRenew,
  onCancel,
}: SliderPictureProps) {
  const { t } = useLanguage();
  const { avatarHosts } = useDeployment();
  const [left, setLeft] = useState(0);
  const [isButtons, setButtons] = useState(false);
  const [width, setWidth] = useState({ background: 0, piece: 0 });
  const [hasFailed, setHasFailed] = useState(false);
  const background = challengeImageSource(challenge.srcImage, avatarHosts);
  const piece = challengeImageSource(challenge.cutImage, avatarHosts);
  const maximum = Math.max(width.background - width.piece, 0);
  const ready = width.background > 0 && width.piece > 0;
  const isBroken = hasFailed || background === undefined || piece === undefined;

  useEffect(() => rangeRef.current?.focus(), [rangeRef]);

  const measure = (part: 'background' | 'piece') => (event: SyntheticEvent<HTMLImageElement>) => {
    const { naturalWidth } = event.currentTarget;
    setWidth((widths) => ({ ...widths, [part]: naturalWidth }));
  };
  const step = Math.max(Math.round(width.background * STEP), 1);
  const move = (by: number) => setLeft((now) => Math.min(Math.max(now + by, 0), maximum));
  const press = (by: number) => {
    setButtons(true);
    move(by);
  };
  const arrow = (direction: -1 | 1) => (
    <IconButton
      label={t(direction < 0 ? 'slider.moveLeft' : 'slider.moveRight')}
      icon={direction < 0 ? <ArrowStartIcon /> : <ArrowEndIcon />}
      data-goes-on
      onClick={() => press(direction * step)}
    />
  );
  const position = t('slider.position', { position: left, maximum });
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    // React events bubble through the portal to the sign-in form.
    event.stopPropagation();
    if (ready) onSolve(left);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // Enter submits a form from any of its fields, but in Firefox not from a range input.
    if (event.key === 'Enter') {
      event.preventDefault();
      event.currentTarget.form?.requestSubmit();
      return;
    }
    // The input's own step is one pixel of hundreds. A larger `step` would also limit the pointer.
    const direction = DIRECTIONS.get(event.key);
    const isModified = event.shiftKey || event.altKey || event.ctrlKey || event.metaKey;
    if (direction === undefined || isModified) return;
    event.preventDefault();
    setButtons(false);
    move(direction * step);
  };
  const cancel = <Button onClick={onCancel}>{t('common.cancel')}</Button>;
  if (isBroken) return <BrokenPicture onRenew={onRenew} cancel={cancel} />;
  const share = (pixels: number) =>
    `${width.background === 0 ? 0 : (pixels / width.background) * 100}%`;
  /** How far the handle's start is from the rail's. */
  const done = `(100% - ${HANDLE}) * ${maximum === 0 ? 0 : left / maximum}`;
  return (
    <form onSubmit={handleSubmit}>
      <Stack gap="4">
        <SliderImages>
          <Background
            src={background}
            alt={t('slider.picture')}
            onLoad={measure('background')}
            onError={() => setHasFailed(true)}
          />
          <SliderPiece
            src={piece}
            alt=""
            style={{
              insetInlineStart: share(left),
              inlineSize: ready ? share(width.piece) : undefined,
            }}
            onLoad={measure('piece')}
            onError={() => setHasFailed(true)}
          />
          <Renew>
            <IconButton
              size="small"
              label={t('slider.newPicture')}
              icon={<RefreshIcon />}
              onClick={onRenew}
            />
          </Renew>
        </SliderImages>
        <Track>
          {arrow(-1)}
          <Rail>
            <Trail style={{ inlineSize: `calc(${done} + ${HANDLE})` }} />
            <Range
              ref={rangeRef}
              type="range"
              dir="ltr"
              min={0}
              max={maximum}
              value={left}
              aria-disabled={ready ? undefined : true}
              aria-label={t('slider.label')}
              aria-valuetext={position}
              onChange={(event) => {
                setButtons(false);
                setLeft(event.target.valueAsNumber);
              }}
              onKeyDown={handleKeyDown}
            />
            <Chevrons style={{ insetInlineStart: `calc(${done})` }}>
              <ChevronsIcon />
            </Chevrons>
          </Rail>
          {arrow(1)}
        </Track>
        <Text id={hintId} size="small" tone="secondary">
          {t('slider.hint')}
        </Text>
        {/* The slider itself announces its value. */}
        <LiveRegion visuallyHidden>{isButtons ? position : ''}</LiveRegion>
        <Stack direction="row" gap="3" justify="end">
          {cancel}
          <Button type="submit" variant="primary">
            {t('verification.verify')}
          </Button>
        </Stack>
      </Stack>
    </form>
  );
}
