import { Avatar } from './Avatar';
import { documentationStory, matrixStory } from '../../docs/storiesOf';
import { docs } from './Avatar.docs';

export default { title: 'Components / Avatar' };

export const Documentation = documentationStory(docs);

export const States = matrixStory(docs);

const square =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1 1'%3E%3Cpath fill='teal' d='M0 0h1v1H0z'/%3E%3C/svg%3E";

export const Picture = () => <Avatar name="Anna" src={square} size={64} />;
