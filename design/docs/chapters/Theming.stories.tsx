import { HowToPage } from './HowToPage';

export default { title: 'Theming' };

export const HowTo = () => <HowToPage />;
