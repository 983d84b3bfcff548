import { Atlas as AtlasPage } from './Atlas';
import { Welcome as WelcomePage } from './Welcome';

export default { title: 'Overview' };

export const Welcome = () => <WelcomePage />;

export const Atlas = () => <AtlasPage />;
