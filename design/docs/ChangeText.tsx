import type { Change } from './changes';
import { withCode } from './PropsTable';

export const ChangeText = ({ text, action }: Change) => (
  <>
    {withCode(text)}.
    {action === undefined ? null : (
      <div>
        <strong>What to do:</strong> {withCode(action)}
      </div>
    )}
  </>
);
