import { PatternPage } from './PatternPage';
import { choosingMany, confirmation, emptyLoadingFailed, formsAndErrors, signIn } from './patterns';

export default { title: 'Patterns' };

export const FormsAndErrors = () => <PatternPage {...formsAndErrors} />;

export const SignIn = () => <PatternPage {...signIn} />;

export const EmptyLoadingFailed = () => <PatternPage {...emptyLoadingFailed} />;

export const Confirmation = () => <PatternPage {...confirmation} />;

export const ChoosingMany = () => <PatternPage {...choosingMany} />;
