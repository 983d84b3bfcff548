import { exampleOf } from './componentDocs';
import { ComponentDoc } from './ComponentDoc';
import type { ComponentDocumentation } from './documentation';
import { Phrased } from './Phrased';
import { StateMatrix } from './StateMatrix';

export function documentationStory(documentation: ComponentDocumentation) {
  // Before the page renders: what appears after a fallback waits.
  void exampleOf(documentation.name);
  return function Documentation() {
    return <ComponentDoc documentation={documentation} />;
  };
}

export const overlayStory = ({ overlays = [] }: ComponentDocumentation, storyName: string) =>
  function Overlay() {
    return overlays
      .filter(({ name }) => name === storyName)
      .map(({ name, show }) => <Phrased key={name} show={show} />);
  };

export const matrixStory = (documentation: ComponentDocumentation) =>
  function Matrix() {
    return <StateMatrix {...documentation} />;
  };
