import { Spinner } from './Spinner';
import { documentationStory } from '../../docs/storiesOf';
import { docs } from './Spinner.docs';

export default { title: 'Components / Spinner' };

export const Documentation = documentationStory(docs);

export const Labeled = () => <Spinner label="Loading the QR code" />;
