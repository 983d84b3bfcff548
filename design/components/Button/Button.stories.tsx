import { Button } from './Button';
import { documentationStory, matrixStory } from '../../docs/storiesOf';
import { docs } from './Button.docs';

export default { title: 'Components / Button' };

export const Documentation = documentationStory(docs);

export const States = matrixStory(docs);

export const LongWords = () => (
  <div lang="de">
    <Button block>
      Mit der Mobiltelefonnummer Ihres Unternehmenskontos anmelden oder neu registrieren
    </Button>
  </div>
);
