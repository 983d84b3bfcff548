import { DocPart, DocSheet } from '../Sheet';
import { Grid, Points, Scroll } from '../styled';

const PAIRS = [
  ['Enter 11 digits', 'Invalid input', 'Say how to correct it.'],
  ['Code sent to 138 **** 0001', 'Operation successful', 'Say what happened.'],
  ['Get code', 'Verification code', 'A button begins with its verb.'],
  ['The QR code could not be loaded', 'Error 500', 'No codes of machines.'],
  [
    'Please agree to the Service Agreement first',
    'You did not agree!',
    'No blame, no exclamation.',
  ],
] as const;

/** How the product speaks. */
export function VoicePage() {
  return (
    <DocSheet
      title="Voice"
      lead="Short, friendly and exact. The product says what happened and what to do next, in the reader’s language."
    >
      <DocPart title="Rules">
        <Points>
          <li>One idea a sentence. Active voice, present tense. Address people directly.</li>
          <li>The same thing has the same word everywhere: the glossary decides.</li>
          <li>Buttons are verbs, titles are nouns or questions. Capitals as in a sentence.</li>
          <li>Full stop after sentences, none after labels, buttons and titles.</li>
          <li>Say what went wrong without blame, and offer the next step.</li>
          <li>Numbers, times and plurals follow the rules of the language.</li>
          <li>
            Phone numbers, e-mail addresses and codes run from left to right in every language.
          </li>
        </Points>
      </DocPart>
      <DocPart title="Examples">
        <Scroll tabIndex={0} role="region" aria-label="Examples of texts">
          <Grid>
            <thead>
              <tr>
                <th scope="col">Write</th>
                <th scope="col">Not</th>
                <th scope="col">Because</th>
              </tr>
            </thead>
            <tbody>
              {PAIRS.map(([good, bad, why]) => (
                <tr key={good}>
                  <th scope="row">{good}</th>
                  <td>{bad}</td>
                  <td>{why}</td>
                </tr>
              ))}
            </tbody>
          </Grid>
        </Scroll>
      </DocPart>
      <DocPart title="Twelve languages">
        <Points>
          <li>Write for translation: whole sentences with placeholders, never joined parts.</li>
          <li>German, Russian and Polish need up to twice the width of Chinese. Let texts wrap.</li>
          <li>Chinese uses full-width punctuation; Arabic mirrors the layout, not the logo.</li>
          <li>Check a new text in Pseudo: +40 % and in Arabic before it is translated.</li>
        </Points>
      </DocPart>
    </DocSheet>
  );
}
