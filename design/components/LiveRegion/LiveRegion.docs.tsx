import { Live } from '../../docs/Live';
import type { ComponentDocumentation } from '../../docs/documentation';
import { Button } from '../Button/Button';
import { LiveRegion } from './LiveRegion';

export const liveRegionDocs: ComponentDocumentation = {
  name: 'LiveRegion',
  title: 'Components / Live region',
  lead: 'Announces changes to people who cannot see them.',
  use: [
    'For the result of an action: found 12, code sent, picture loaded.',
    'assertive for what cannot wait, for example a failed login.',
  ],
  avoid: [
    'Mounted together with its text: often nothing is announced.',
    'For every tick of a countdown: announce its start and end.',
    'If the focus moves to the news anyway: it would be read twice.',
  ],
  anatomy: {
    specimen: <LiveRegion>Code sent. It is valid for 5 minutes.</LiveRegion>,
    parts: [
      {
        name: 'Region',
        about: 'Role status, or alert if assertive; the whole text is read at each change.',
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
      about: 'Interrupts the current speech.',
      show: <LiveRegion politeness="assertive">Login failed.</LiveRegion>,
    },
    {
      name: 'Hidden',
      about: 'Only announced: nothing is visible here.',
      show: <LiveRegion visuallyHidden>The list has 12 rows.</LiveRegion>,
    },
  ],
  keyboard: 'None: it is text.',
  accessibleName: { from: 'None: its text is announced.', role: 'status' },
  content: [
    'One short sentence that is complete, because the listener may be anywhere on the page.',
  ],
};
