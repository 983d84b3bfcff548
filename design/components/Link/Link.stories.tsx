import { Link } from './Link';

export default { title: 'Components / Link' };

export const Default = () => <Link href="#help">Didn&apos;t receive the code?</Link>;

export const NewTab = () => <Link href="#privacy" newTab newTabLabel="(opens a new tab)">Privacy Policy</Link>;
