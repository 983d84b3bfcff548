import { Spinner } from './Spinner';
import { documentationStory, stateStory } from '../../docs/storiesOf';
import { spinnerDocs } from './Spinner.docs';

export default { title: 'Components / Spinner' };

export const Documentation = documentationStory(spinnerDocs);

export const Decoration = stateStory(spinnerDocs, 'Decoration');

export const Labelled = () => <Spinner label="Loading the QR code" />;
