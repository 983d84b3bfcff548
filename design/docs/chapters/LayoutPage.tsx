import { besideDialog, besideText, narrow, oneColumn } from '../../foundations/media';
import { TokenTable } from '../foundations/TokenTable';
import { tokensWith } from '../foundations/tokenUses';
import { DocPart, DocSheet } from '../Sheet';
import { Grid, Points, Scroll } from '../styled';

const BREAKPOINTS = [
  ['narrow', narrow, 'Phones: one column, dialogs fill the window.'],
  ['oneColumn', oneColumn, 'Dialogs put their columns below each other.'],
  ['besideText', besideText, 'Agreements show their contents beside the text.'],
  ['besideDialog', besideDialog, 'Notices appear beside the sign-in dialog, not above it.'],
] as const;

/** The grid of pages, the breakpoints and the measures of text. */
export function LayoutPage() {
  return (
    <DocSheet
      title="Layout"
      lead="Pages reflow from 320 px on without scrolling in two directions, and mirror themselves for right-to-left languages."
    >
      <DocPart title="Rules">
        <Points>
          <li>
            Distances are steps of 4 px and belong to the container: Stack or a grid with gap.
          </li>
          <li>
            Grids fill the line by themselves: auto-fit columns with a least width, no fixed number.
          </li>
          <li>Text is at most 44 rem wide, forms at most the width of their longest answer.</li>
          <li>Directions are logical: inline and block, start and end. Never left and right.</li>
          <li>Sizes of text containers are in rem, so that they grow with the text.</li>
          <li>A dialog is as high as its content; in a low window, its content scrolls.</li>
        </Points>
      </DocPart>
      <DocPart
        title="Breakpoints"
        lead="Only where the content asks for it; from design/foundations/media.ts."
      >
        <Scroll tabIndex={0} role="region" aria-label="Breakpoints">
          <Grid>
            <thead>
              <tr>
                <th scope="col">Name</th>
                <th scope="col">Condition</th>
                <th scope="col">Use</th>
              </tr>
            </thead>
            <tbody>
              {BREAKPOINTS.map(([name, condition, use]) => (
                <tr key={name}>
                  <th scope="row">
                    <code>{name}</code>
                  </th>
                  <td>
                    <code>{condition}</code>
                  </td>
                  <td>{use}</td>
                </tr>
              ))}
            </tbody>
          </Grid>
        </Scroll>
      </DocPart>
      <DocPart title="Measures">
        <TokenTable label="Measures" names={tokensWith('measure.')} sample={() => null} />
      </DocPart>
    </DocSheet>
  );
}
