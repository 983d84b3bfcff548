import { Stack } from '../Stack/Stack';
import { TextField } from '../TextField/TextField';
import { ErrorSummary } from './ErrorSummary';
import { documentationStory } from '../../docs/storiesOf';
import { docs } from './ErrorSummary.docs';

export default { title: 'Components / Error summary' };

export const Documentation = documentationStory(docs);

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

export const WithWords = () => (
  <ErrorSummary attempt={1} title="Your application wasn’t submitted">
    The service is being looked after.
  </ErrorSummary>
);

export const Arabic = () => (
  <div dir="rtl" lang="ar">
    <ErrorSummary
      attempt={1}
      title="يرجى ملء الحقول المطلوبة"
      items={[{ fieldId: 'x', text: 'يرجى إدخال الاسم الحقيقي' }]}
    />
  </div>
);
