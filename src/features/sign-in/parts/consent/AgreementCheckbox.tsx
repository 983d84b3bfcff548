import { memo, useLayoutEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Checkbox } from '#design';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { useAgreementLinks } from './agreementLinks';
import { consentMarked, selectAgreed } from './consent';

export const AgreementCheckbox = memo(function AgreementCheckbox() {
  const { rich } = useLanguage();
  const dispatch = useDispatch();
  const hasAgreed = useSelector(selectAgreed);
  const box = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    // The box may have been ticked in the pre-rendered markup before hydration.
    if (box.current?.checked) dispatch(consentMarked(true));
  }, [dispatch]);
  return (
    <Checkbox
      ref={box}
      checked={hasAgreed}
      onChange={(checked) => dispatch(consentMarked(checked))}
      name="agreement"
    >
      {rich('agreement.label', useAgreementLinks())}
    </Checkbox>
  );
});
