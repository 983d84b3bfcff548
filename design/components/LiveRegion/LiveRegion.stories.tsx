import { useState } from 'react';
import { Button } from '../Button/Button';
import { LiveRegion } from './LiveRegion';
import { documentationStory } from '../../docs/storiesOf';
import { docs } from './LiveRegion.docs';

export default { title: 'Components / Live region' };

export const Documentation = documentationStory(docs);

export const SaysHowOften = () => {
  const [count, setCount] = useState(0);
  return (
    <>
      <Button onClick={() => setCount(count + 1)}>Say it</Button>
      <LiveRegion>{count > 0 ? `Said ${count} times` : null}</LiveRegion>
    </>
  );
};
