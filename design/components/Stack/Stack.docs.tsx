import type { ComponentDocumentation } from '../../docs/documentation';
import { Button } from '../Button/Button';
import { Stack } from './Stack';

export const docs: ComponentDocumentation = {
  name: 'Stack',
  lead: 'Equal distances between elements, in a column or a row.',
  story: 'sign-in--code-form--complete',
  use: [
    'For all distances between components, because components have no margins.',
    'direction row with wrap for buttons side by side.',
  ],
  avoid: [
    'For tables of data.',
    'For a gap that is not on the scale.',
    'To reverse an order with styles: its order is the tab order.',
  ],
  guidance: {
    good: {
      show: (t) => (
        <Stack direction="row" wrap>
          <Button>{t['pickers.keepChoosing']}</Button>
          <Button>{t['pickers.discard']}</Button>
        </Stack>
      ),
      why: 'Long words take the next line.',
    },
    bad: {
      show: (t) => (
        <div style={{ inlineSize: '10rem' }}>
          <Stack direction="row">
            <Button>{t['pickers.keepChoosing']}</Button>
            <Button>{t['pickers.discard']}</Button>
          </Stack>
        </div>
      ),
      why: 'Without wrap, buttons get narrow and high.',
    },
  },
};
