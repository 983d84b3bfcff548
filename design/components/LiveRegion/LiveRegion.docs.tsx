import { Live } from '../../docs/Live';
import type { ComponentDocumentation } from '../../docs/documentation';
import { Button } from '../Button/Button';
import { Stack } from '../Stack/Stack';
import { LiveRegion } from './LiveRegion';
import type { LiveRegionProps } from './LiveRegion';

/** Gets its text by a press, because a region announces only changes. */
function Announced({ action, children, ...rest }: LiveRegionProps & { action: string }) {
  return (
    <Live initial={false}>
      {(isShown, set) => (
        <Stack align="start">
          <Button onClick={() => set(!isShown)}>{action}</Button>
          <LiveRegion {...rest}>{isShown ? children : null}</LiveRegion>
        </Stack>
      )}
    </Live>
  );
}

export const docs: ComponentDocumentation = {
  name: 'LiveRegion',
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
  states: [
    {
      name: 'Says how often',
      about: 'Press, and listen.',
      show: (
        <Live initial={0}>
          {(count, set) => (
            <Stack align="start">
              <Button onClick={() => set(count + 1)}>Say it</Button>
              <LiveRegion>{count > 0 ? `Said ${count} times` : null}</LiveRegion>
            </Stack>
          )}
        </Live>
      ),
    },
    {
      name: 'Hidden',
      about: 'Only announced: nothing is visible here.',
      show: (
        <Announced action="Filter" visuallyHidden>
          The list has 12 rows.
        </Announced>
      ),
    },
  ],
  keyboard: 'None: it is text.',
  accessibleName: 'None: its text is announced.',
  content: [
    'One short sentence that is complete, because the listener may be anywhere on the page.',
  ],
};
