import { MailIcon } from '../../icons/icons';
import { Button } from './Button';
import { documentationStory, matrixStory, stateStory } from '../../docs/storiesOf';
import { docs } from './Button.docs';

export default { title: 'Components / Button' };

export const Documentation = documentationStory(docs);

export const States = matrixStory(docs);

export const Sizes = stateStory(docs, 'Sizes');

export const Block = () => (
  <Button variant="primary" size="large" block>
    Log in / Register
  </Button>
);

export const WithIcon = stateStory(docs, 'With icon');

export const LongGerman = () => (
  <div lang="de">
    <Button block>
      Mit der Mobiltelefonnummer Ihres Unternehmenskontos anmelden oder neu registrieren
    </Button>
  </div>
);

export const Arabic = () => (
  <div dir="rtl" lang="ar">
    <Button variant="primary" icon={<MailIcon />}>
      تسجيل الدخول
    </Button>
  </div>
);
