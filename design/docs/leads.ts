export const leads = {
  'overview--atlas':
    'Every screen in every state, live, with the language, theme and brand of the header.',
  'overview--changes': 'By version and date, from CHANGELOG.md, which the release writes.',
  'components--overview': 'Live, by what they are for.',
  'patterns--messages':
    'Five ways to tell people something. The situation decides, not the importance.',
  'content--voice':
    'Short, friendly and exact. The product says what happened and what to do next, in the reader’s language. The same thing has the same word everywhere: translations/glossary.md decides.',
  'overview--welcome':
    'The sign-in and registration pages of the learning platform, from colors to whole screens, all live.',
  'flows--sign-in': 'One dialog for all ways into the academy. Unknown numbers register.',
  'flows--restoration':
    'A user who signs in to an account that is pending deregistration can keep it.',
  'flows--joining-an-academy': 'A learner applies to an academy, and an administrator decides.',
  'flows--choosing-participants':
    'An administrator assigns learning content: choose people in the picker or import a list, then send.',
  'patterns--forms-and-errors':
    'People fill in what is needed, in one column, and learn what is missing when they send it.',
  'patterns--empty-loading-failed':
    'Every part that waits for a service has four looks: content, empty, loading and failed.',
  'patterns--dialogs':
    'A dialog for a task that stops the page; a question before something is lost or agreed to, and only then.',
  'patterns--choosing-many':
    'Administrators choose among 100,000 members without losing sight of what they have chosen.',
  'foundations--color':
    'Named by purpose. A theme, or a deployment’s brand, gives each its value; samples show light and dark.',
  'foundations--contrast':
    'Computed on this page for the brand in the header, by WCAG 2.2: 4.5 to 1 for text, 3 to 1 for edges, icons and the focus ring.',
  'foundations--type':
    'Text uses the system’s fonts: nothing is loaded. Arabic gets a larger line height; fields have the least size at which phones do not zoom.',
  'foundations--motion':
    'Short for responses to a press; only waiting takes longer. If the system asks for less motion, changes are immediate and spinners pulse slowly.',
  'foundations--tokens':
    'Every color, size, duration and layer has a name that says what it is for. Components use only the names.',
  'foundations--layout':
    'Pages reflow on the narrowest phones without scrolling in two directions (WCAG 1.4.10), and mirror themselves for right-to-left languages.',
  'foundations--spacing': 'Components have no margins: Stack and grids create the distances.',
  'foundations--radius':
    'The larger the surface, the larger the radius: small inside a line, control for fields and buttons, surface for messages, card for dialogs.',
  'foundations--elevation':
    'In the light theme shadows show elevation; in the dark theme nearer surfaces are lighter, and shadows only support this.',
  'foundations--icons':
    'In the color of the text, in three sizes. Decorative: the text beside them is announced. Those with a direction mirror themselves.',
  'theming--playground':
    'The color and the corners of a deployment, on live screens. The result is a part of its configuration.',
} as const;

export type WrittenPage = keyof typeof leads;

/** Where they say more than the navigation. */
export const titles: Readonly<Record<string, string>> = {
  'overview--welcome': 'The academy’s design system',
  'components--overview': 'Components',
};

/** The titles of parts that only the source of their page has, for the search. */
export const partTitles: Readonly<Record<string, readonly string[]>> = {
  'foundations--contrast': ['Two colors', 'Required pairs'],
  'foundations--layout': ['Breakpoints'],
  'foundations--tokens': ['Download'],
  'theming--playground': ['How a brand works', 'Where the brand shows most'],
  'content--voice': ['Examples'],
};
