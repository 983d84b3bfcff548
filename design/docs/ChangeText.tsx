import type { Change } from './changes';
import { withCode } from './PropsTable';

export const ChangeText = ({ text, duty }: Change) => (
  <>
    {withCode(text)}.
    {duty === undefined ? null : (
      <div>
        <strong>What to do:</strong> {withCode(duty)}
      </div>
    )}
  </>
);
