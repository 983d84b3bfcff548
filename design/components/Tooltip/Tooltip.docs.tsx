import { useId } from 'react';
import type { Phrases } from '../../../translations/phrases';
import type { ComponentDocumentation } from '../../docs/documentation';
import { Button } from '../Button/Button';
import { Anchor, Bubble } from './styled';
import type { TooltipProps } from './Tooltip';

/** A picture of a shown hint: the hint itself hides with the pointer and with Escape. */
function Shown({ text, children }: TooltipProps) {
  const id = useId();
  return (
    <div style={{ display: 'flex', justifyContent: 'center', paddingBlockStart: 72 }}>
      <Anchor>
        {children({ 'aria-describedby': id })}
        <Bubble id={id} role="tooltip">
          {text}
        </Bubble>
      </Anchor>
    </div>
  );
}

const shownIn = (t: Phrases, text: string) => (
  <Shown text={text}>
    {(trigger) => <Button {...trigger}>{t['thirdParty.enterprise']}</Button>}
  </Shown>
);

export const docs: ComponentDocumentation = {
  name: 'Tooltip',
  lead: 'A hint for one control, on hover and keyboard focus.',
  story: 'sign-in--other-ways--everything',
  use: ['For a sentence that is useful but not necessary.'],
  avoid: [
    'For necessary information: touch users never see it.',
    'With links or buttons in the hint: it disappears before users reach them.',
    'As the name of a control.',
  ],
  guidance: {
    good: {
      show: (t) => shownIn(t, t['thirdParty.enterpriseHint']),
      why: 'It adds what the name does not say.',
    },
    bad: {
      show: (t) => shownIn(t, t['thirdParty.enterprise']),
      why: 'It repeats the name, which is read twice.',
    },
  },
  keyboard: [
    ['Tab', 'Moves to the control and shows the hint; leaving hides it.'],
    ['Escape', 'Hides it and has no other effect (WCAG 1.4.13).'],
  ],
  accessibleName: 'The control keeps its name; the hint is its description.',
};
