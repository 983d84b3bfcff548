import { Live } from '../../docs/Live';
import type { ComponentDocumentation } from '../../docs/documentation';
import { Button } from '../Button/Button';
import { LiveRegion } from './LiveRegion';

export const liveRegionDocs: ComponentDocumentation = {
  name: 'LiveRegion',
  title: 'Components / Live region',
  lead: 'Says what changes to those who cannot see it change.',
  use: [
    'For the result of an action: found 12, code sent, picture loaded.',
    'assertive for what cannot wait, as a failed login.',
  ],
  avoid: [
    'Mounting it together with its text: often nothing is heard.',
    'Ticking countdowns: say the beginning and the end.',
    'Where the focus moves to the news anyway: it would be heard twice.',
  ],
  anatomy: {
    specimen: <LiveRegion>Code sent. It is valid for 5 minutes.</LiveRegion>,
    parts: [
      {
        name: 'Region',
        about: 'Role status, or alert when assertive; the whole text is read at each change.',
        find: '[data-live-region]',
        at: 'top',
      },
    ],
  },
  states: [
    {
      name: 'Says how often',
      about: 'Press, and listen.',
      show: (
        <Live initial={0}>
          {(count, set) => (
            <>
              <Button onClick={() => set(count + 1)}>Say it</Button>
              <LiveRegion>{count > 0 ? `Said ${count} times` : null}</LiveRegion>
            </>
          )}
        </Live>
      ),
    },
    {
      name: 'Assertive',
      about: 'Interrupts what is being read.',
      show: <LiveRegion politeness="assertive">Login failed.</LiveRegion>,
    },
    {
      name: 'Hidden',
      about: 'Heard only: there is nothing to see here.',
      show: <LiveRegion visuallyHidden>The list has 12 rows.</LiveRegion>,
    },
  ],
  keyboard: 'None: it is text.',
  accessibleName: { from: 'None: its text is what is said.', role: 'status' },
  content: ['One short sentence that stands alone: the listener may be anywhere on the page.'],
};
