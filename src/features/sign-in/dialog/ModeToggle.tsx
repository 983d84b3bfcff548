import { useDispatch } from 'react-redux';
import { CodeMessageIcon, onceForDouble, QrCodeIcon } from '#design';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { modeChosen } from '../parts/dialogSlice';
import type { SignInMode } from '../parts/dialogSlice';
import { FoldedCorner, Seat } from './toggleStyled';

export function ModeToggle({ mode }: { mode: SignInMode }) {
  const { t } = useLanguage();
  const dispatch = useDispatch();
  const label = t(mode === 'code' ? 'qr.toQr' : 'qr.toCode');
  const turn = () => dispatch(modeChosen(mode === 'code' ? 'qr' : 'code'));
  return (
    <FoldedCorner type="button" title={label} onClick={onceForDouble(turn)}>
      <Seat>
        {mode === 'code' ? <QrCodeIcon size="large" /> : <CodeMessageIcon size="large" />}
      </Seat>
    </FoldedCorner>
  );
}
