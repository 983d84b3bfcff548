import { useState } from 'react';
import { Link } from '../Link/Link';
import { Checkbox } from './Checkbox';
import { documentationStory, matrixStory } from '../../docs/storiesOf';
import { docs } from './Checkbox.docs';

export default { title: 'Components / Checkbox' };

export const Documentation = documentationStory(docs);

export const States = matrixStory(docs);

export const Agreement = () => {
  const [checked, setChecked] = useState(false);
  return (
    <Checkbox checked={checked} onChange={setChecked}>
      I have read and agree to the{' '}
      <Link href="#service" newTab>
        Service Agreement
      </Link>{' '}
      and{' '}
      <Link href="#privacy" newTab>
        Privacy Policy
      </Link>
    </Checkbox>
  );
};
