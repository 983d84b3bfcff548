import type { ComponentDocumentation } from '../../docs/documentation';
import { Link } from './Link';

export const docs: ComponentDocumentation = {
  name: 'Link',
  lead: 'Navigates: to another page, or to an agreement in a new tab.',
  story: 'sign-in--code-form--complete',
  use: [
    'For everything with an address: service agreement, help, the way back.',
    'newTab for pages that users read beside a form, so that their input is not lost.',
  ],
  avoid: [
    'To perform an action on this page: use Button, with variant link if it should look like a link.',
    'Without an underline: color alone does not distinguish it from text (WCAG 1.4.1).',
  ],
  guidance: {
    good: {
      show: (t) => <Link href="#privacy">{t['agreement.privacyName']}</Link>,
      why: 'The words say where it leads.',
    },
    bad: {
      show: () => (
        <p>
          For the Privacy Policy, click <Link href="#privacy">here</Link>.
        </p>
      ),
      why: '“Here” says nothing in a list of links.',
    },
  },
  matrix: {
    on: 'a',
    variants: { link: {} },
    show: (_props: object, t) => <Link href="#help">{t['signIn.codeNotReceived']}</Link>,
  },
  keyboard: [
    ['Tab', 'Moves to the link.'],
    ['Enter', 'Follows it.'],
  ],
  accessibleName: 'Its text.',
  content: [
    'In a sentence the link takes the grammatical case that the sentence requires (Russian, Polish, Turkish): make it a parameter of the phrase, do not join pieces.',
  ],
};
