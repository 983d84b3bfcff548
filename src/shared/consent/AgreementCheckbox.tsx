import { memo, useLayoutEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Checkbox } from '#design';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { useAgreementLinks } from './agreementLinks';
import { consentMarked, selectAgreed } from './consentSlice';

/** The box that every way of signing in waits for (specification 5). */
export const AgreementCheckbox = memo(function AgreementCheckbox() {
  const { rich } = useLanguage();
  const dispatch = useDispatch();
  const agreed = useSelector(selectAgreed);
  const box = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    // Ticked in pre-rendered markup, before this code was there.
    if (box.current?.checked) dispatch(consentMarked(true));
  }, [dispatch]);
  return (
    <Checkbox
      ref={box}
      checked={agreed}
      onChange={(checked) => dispatch(consentMarked(checked))}
      name="agreement"
    >
      {rich('agreement.label', useAgreementLinks())}
    </Checkbox>
  );
});
