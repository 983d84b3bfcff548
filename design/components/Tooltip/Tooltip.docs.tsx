import { useId } from 'react';
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
  matrix: {
    variants: { shown: {} },
    show: (_props: object, t) => (
      <Shown text={t['thirdParty.enterpriseHint']}>
        {(trigger) => <Button {...trigger}>{t['thirdParty.enterprise']}</Button>}
      </Shown>
    ),
  },
  keyboard: [
    ['Tab', 'Moves to the control and shows the hint; leaving hides it.'],
    ['Escape', 'Hides it and has no other effect (WCAG 1.4.13).'],
  ],
  accessibleName: 'The control keeps its name; the hint is its description.',
  content: ['One sentence; it wraps.', 'Do not repeat the name.'],
};
