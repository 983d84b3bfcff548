import { Spinner } from './Spinner';

export default { title: 'Components / Spinner' };

export const Labelled = () => <Spinner label="Loading the QR code" />;
