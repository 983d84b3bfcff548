import type { ComponentDocumentation } from '../../docs/documentation';
import { Button } from '../Button/Button';
import { Stack } from '../Stack/Stack';
import { Spinner } from './Spinner';

export const docs: ComponentDocumentation = {
  name: 'Spinner',
  lead: 'Shows that something is loading.',
  story: 'pickers--departments-loading',
  use: ['Inside buttons and small places, in the color of the text there.'],
  avoid: ['If the progress is known: ProgressBar.', 'For short waits: it would only flash.'],
  guidance: {
    good: {
      show: (t) => <Button loading>{t['signIn.getCode']}</Button>,
      why: 'In the place of the press, which keeps its size.',
    },
    bad: {
      show: (t) => (
        <Stack direction="row">
          <Button>{t['signIn.getCode']}</Button>
          <Spinner label="Loading" />
        </Stack>
      ),
      why: 'Beside the button, which looks as if it could be pressed again.',
    },
  },
  accessibleName:
    'The label, as hidden text. It is not a live region: wrap it in one if its appearance must be announced.',
};
