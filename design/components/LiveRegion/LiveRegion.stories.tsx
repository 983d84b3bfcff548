import { useState } from 'react';
import { Button } from '../Button/Button';
import { LiveRegion } from './LiveRegion';

export default { title: 'Components / LiveRegion' };

export const SaysHowOften = () => {
  const [count, setCount] = useState(0);
  return <><Button onClick={() => setCount(count + 1)}>Say it</Button><LiveRegion>{count > 0 ? `Said ${count} times` : null}</LiveRegion></>;
};
