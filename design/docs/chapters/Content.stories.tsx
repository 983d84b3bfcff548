import { GlossaryPage } from './GlossaryPage';
import { VoicePage } from './VoicePage';

export default { title: 'Content' };

export const Voice = () => <VoicePage />;

export const Glossary = () => <GlossaryPage />;
