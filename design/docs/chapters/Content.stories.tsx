import { ErrorTextsPage } from './ErrorTextsPage';
import { VoicePage } from './VoicePage';

export default { title: 'Content' };

export const Voice = () => <VoicePage />;

export const ErrorTexts = () => <ErrorTextsPage />;
