import { VoicePage } from './VoicePage';

export default { title: 'Content' };

export const Voice = () => <VoicePage />;
