import { Stack } from '../Stack/Stack';
import { TextField } from '../TextField/TextField';
import { ErrorSummary } from './ErrorSummary';
import { documentationStory, matrixStory } from '../../docs/storiesOf';
import { docs } from './ErrorSummary.docs';

export default { title: 'Components / Error summary' };

export const Documentation = documentationStory(docs);

export const States = matrixStory(docs);

export const WithFields = () => (
  <Stack>
    <ErrorSummary
      attempt={1}
      title="Please fill in the required fields"
      items={[
        { fieldId: 'name', text: 'Enter the real name' },
        { fieldId: 'email', text: 'Enter an address such as name@example.com' },
      ]}
    />
    <TextField id="name" label="Real name" error="Enter the real name" />
    <TextField
      id="email"
      label="Email"
      dir="ltr"
      defaultValue="name@"
      error="Enter an address such as name@example.com"
    />
  </Stack>
);
