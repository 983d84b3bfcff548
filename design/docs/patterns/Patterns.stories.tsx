import { MessagesPage } from './MessagesPage';
import { PatternPage } from './PatternPage';
import { choosingMany, confirmation, emptyLoadingFailed, formsAndErrors } from './patterns';

export default { title: 'Patterns' };

export const Messages = () => <MessagesPage />;

export const FormsAndErrors = () => <PatternPage {...formsAndErrors} />;

export const Confirmation = () => <PatternPage {...confirmation} />;

export const EmptyLoadingFailed = () => <PatternPage {...emptyLoadingFailed} />;

export const ChoosingMany = () => <PatternPage {...choosingMany} />;
