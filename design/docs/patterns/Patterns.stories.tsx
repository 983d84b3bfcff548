import { MessagesPage } from './MessagesPage';
import { PatternPage } from './PatternPage';

export default { title: 'Patterns' };

export const Messages = () => <MessagesPage />;

export const FormsAndErrors = () => <PatternPage story="patterns--forms-and-errors" />;

export const Dialogs = () => <PatternPage story="patterns--dialogs" />;

export const EmptyLoadingFailed = () => <PatternPage story="patterns--empty-loading-failed" />;

export const ChoosingMany = () => <PatternPage story="patterns--choosing-many" />;
