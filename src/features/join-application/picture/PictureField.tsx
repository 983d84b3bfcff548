import type { FocusEvent } from 'react';
import { useEffect, useId, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Button, FileDrop, ImageIcon, LiveRegion, Text, DangerIcon } from '#design';
import type { PhraseKey } from '#translations/phrases.ts';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { messageText } from '#shared/i18n/message.ts';
import { selectSignedIn, signInRequested } from '#shared/session/sessionSlice.ts';
import { SelectedPicture } from './SelectedPicture';
import { PictureGroup, Label, PictureMark, PictureProblem, PictureRow } from './styled';
import type { PictureControl } from './usePicture';

/**
 * Keeps the focus when a button disappears: moves it to the control with the given id. Spread the
 * result on the parent of the buttons; `change` must differ whenever the buttons may have changed.
 */
function useFocusFallback(id: string, change: unknown) {
  const within = useRef(false);
  useEffect(() => {
    // Removing a focused element fires no event.
    if (within.current && document.activeElement === document.body)
      document.getElementById(id)?.focus();
  }, [id, change]);
  return {
    onFocus: () => {
      within.current = true;
    },
    onBlur: ({ target }: FocusEvent) => {
      if (target.isConnected) within.current = false;
    },
  };
}

interface PictureFieldProps {
  /** Id of the button, for the error summary. */
  id: string;
  control: PictureControl;
  error: string | undefined;
  busy: boolean;
}

/**
 * The form's picture: dropped or chosen, checked, previewed in both frames, uploaded at once. Only
 * signed-in users may upload, and signing in reloads the page, which would lose a chosen file: so
 * choosing asks to sign in first.
 */
export function PictureField({ id, control, error, busy }: PictureFieldProps) {
  const { t } = useLanguage();
  const dispatch = useDispatch();
  const signedIn = useSelector(selectSignedIn);
  const ownId = useId();
  const textOf = (phrase: PhraseKey) => messageText(t, { phrase });
  const problem = control.problem === undefined ? error : textOf(control.problem);
  const focusFallback = useFocusFallback(id, `${control.picture.status} ${control.problem}`);
  const askToSignIn = () => void dispatch(signInRequested());
  return (
    <PictureGroup role="group" aria-labelledby={`${ownId}-label`} {...focusFallback}>
      <Label>
        <span id={`${ownId}-label`}>{t('join.picture')}</span>
        <PictureMark>{t('common.optional')}</PictureMark>
      </Label>
      <FileDrop
        id={id}
        icon={<ImageIcon size="large" />}
        chooseLabel={t('join.picture.choose')}
        accept=".jpg,.jpeg,.png,image/jpeg,image/png"
        disabled={busy}
        invalid={problem !== undefined}
        aria-describedby={`${ownId}-error ${ownId}-hint`}
        onFiles={(files) => (signedIn ? void control.choose(files) : askToSignIn())}
        onPress={signedIn ? undefined : askToSignIn}
        dropLabel={t('join.picture.drop')}
      />
      <PictureRow>
        <PictureProblem id={`${ownId}-error`}>
          {problem === undefined ? null : (
            <>
              <DangerIcon size="small" />
              <span>{problem}</span>
            </>
          )}
        </PictureProblem>
        {control.problem !== undefined && control.picture.status === 'none' ? (
          <Button size="small" variant="link" onClick={control.remove}>
            {t('join.picture.remove')}
          </Button>
        ) : null}
      </PictureRow>
      {control.picture.status === 'none' ? null : (
        <SelectedPicture {...control} picture={control.picture} busy={busy} />
      )}
      <Text id={`${ownId}-hint`} size="small" tone="secondary" as="div">
        {signedIn ? null : <div>{t('join.picture.logIn')}</div>}
        <div>{t('join.picture.rules')}</div>
        <div>{t('join.picture.location')}</div>
      </Text>
      <LiveRegion visuallyHidden>
        {control.news === undefined ? '' : textOf(control.news)}
      </LiveRegion>
    </PictureGroup>
  );
}
