import type { ComponentDocumentation } from '../../docs/documentation';

export const docs: ComponentDocumentation = {
  name: 'Card',
  lead: 'A calm surface that groups related content.',
  story: 'pages--join-an-academy--blank',
  use: ['For one form, or one item in a list.'],
  avoid: [
    'Inside another card: a heading and space separate content as well.',
    'As a button: put a Link or Button into it.',
  ],
  accessibleName: 'None, unless you give it a role. Then name it by its heading (aria-labelledby).',
  content: ['Begin with a heading. Let the content determine the height.'],
};
