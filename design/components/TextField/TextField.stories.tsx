import { Button } from '../Button/Button';
import { Stack } from '../Stack/Stack';
import { TextField } from './TextField';
import { documentationStory, matrixStory } from '../../docs/storiesOf';
import { docs } from './TextField.docs';

export default { title: 'Components / Text field' };

export const Documentation = documentationStory(docs);

export const States = matrixStory(docs);

export const Narrow = () => (
  <div style={{ inlineSize: 246 }}>
    <Stack>
      <TextField
        lang="de"
        label="Bestätigungscode"
        suffix={
          <Button variant="link" size="small">
            Neuen Code anfordern
          </Button>
        }
      />
      <TextField
        lang="ru"
        label="Код подтверждения"
        suffix={
          <Button variant="link" size="small">
            Новый код через 59&nbsp;с
          </Button>
        }
      />
      <TextField label="Mobile number" prefix="+86" defaultValue="138 0013 8000" />
    </Stack>
  </div>
);
