import { TextArea } from './TextArea';
import { documentationStory, matrixStory } from '../../docs/storiesOf';
import { docs } from './TextArea.docs';

export default { title: 'Components / Text area' };

export const Documentation = documentationStory(docs);

export const States = matrixStory(docs);

export const Default = () => (
  <TextArea label="Reason for joining" mark="Required" count="0 / 500" />
);

export const WithHint = () => (
  <TextArea label="Reason for joining" hint="What would you like to learn?" />
);

export const TooLong = () => (
  <TextArea
    label="Reason for joining"
    defaultValue="More text than fits"
    count="512 / 500"
    over
    error="At most 500 characters"
  />
);

export const Arabic = () => (
  <div dir="rtl" lang="ar">
    <TextArea
      label="سبب الانضمام"
      mark="مطلوب"
      defaultValue="أرغب في تعلّم البرمجة"
      count="21 / 500"
      error="يرجى إدخال السبب"
    />
  </div>
);
