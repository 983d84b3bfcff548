import { documentationStory, overlayStory } from '../../docs/storiesOf';
import { docs } from './Modal.docs';

export default {
  title: 'Components / Modal',
  meta: { hidden: ['VagueQuestion'] },
};

export const Documentation = documentationStory(docs);

export const Dialog = overlayStory(docs, 'Dialog');

export const Question = overlayStory(docs, 'Question');

export const VagueQuestion = overlayStory(docs, 'Vague question');

export const LongContent = overlayStory(docs, 'Long content');

export const AtTheBottom = overlayStory(docs, 'At the bottom');

export const CornerAndLead = overlayStory(docs, 'Corner and lead');

export const AsHighAsTheWindow = overlayStory(docs, 'As high as the window');

export const LongTitle = overlayStory(docs, 'Long title');

export const Loading = overlayStory(docs, 'Loading');

export const Stacked = overlayStory(docs, 'Stacked');
