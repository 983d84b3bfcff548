import { useDispatch, useSelector } from 'react-redux';
import { Checkbox } from '../../../design';
import { useLanguage } from '../language/LanguageProvider';
import { useAgreementLinks } from './agreementLinks';
import { consentMarked, selectAgreed } from './consentSlice';

/** The box that every way of signing in waits for (specification 5). */
export function AgreementCheckbox() {
  const { rich } = useLanguage();
  const dispatch = useDispatch();
  const agreed = useSelector(selectAgreed);
  return (
    <Checkbox checked={agreed} onChange={(checked) => dispatch(consentMarked(checked))} name="agreement">
      {rich('agreement.label', useAgreementLinks())}
    </Checkbox>
  );
}
