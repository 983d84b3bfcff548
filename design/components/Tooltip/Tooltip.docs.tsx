import { Forced } from '../../docs/Forced';
import type { ComponentDocumentation } from '../../docs/documentation';
import { Button } from '../Button/Button';
import { Tooltip } from './Tooltip';

const HINT = 'Log in with the account that your organization gave you';

export const tooltipDocs: ComponentDocumentation = {
  name: 'Tooltip',
  title: 'Components / Tooltip',
  lead: 'A hint on hover and keyboard focus, for one control.',
  use: ['For a sentence that helps and is not needed.'],
  avoid: [
    'For what visitors need to know: fingers never see it.',
    'To hold links or buttons: it goes before anybody gets to them.',
    'As the name of a control.',
  ],
  anatomy: {
    specimen: (
      <Forced state="pointed" on="span">
        <Tooltip text={HINT}>
          {(trigger) => <Button {...trigger}>Enterprise account</Button>}
        </Tooltip>
      </Forced>
    ),
    parts: [
      {
        name: 'Control',
        about: 'Has its own name; the hint is its description while it shows.',
        find: 'button',
        at: 'bottom',
      },
    ],
  },
  states: [
    {
      name: 'Rest',
      about: 'Nothing to see. Point at it, or come with Tab.',
      show: (
        <Tooltip text={HINT}>
          {(trigger) => <Button {...trigger}>Enterprise account</Button>}
        </Tooltip>
      ),
    },
    {
      name: 'Shown',
      about: 'Stays while the pointer or the focus is on it; moves inside the window.',
      show: (
        <div style={{ paddingBlockStart: 72 }}>
          <Tooltip text={HINT}>
            {(trigger) => <Button {...trigger}>Enterprise account</Button>}
          </Tooltip>
        </div>
      ),
      force: { state: 'pointed', on: 'span' },
    },
  ],
  keyboard: [
    ['Tab', 'Comes to the control and shows the hint; leaving hides it.'],
    ['Escape', 'Hides it, and nothing else (WCAG 1.4.13).'],
  ],
  accessibleName: {
    from: 'The control keeps its name; the hint is its description.',
    role: 'button',
    name: 'Enterprise account',
  },
  content: ['One sentence, at most 16 rem wide; it wraps.', 'Not a repetition of the name.'],
};
