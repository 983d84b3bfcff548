import { DataTable } from '../DataTable';
import { DocPart } from '../Sheet';
import { pageOfComponent } from '../storyAddress';
import { StoryLink } from '../StoryLink';
import { choices } from './choices';

export function ChoiceTable({ story }: { story: string }) {
  const own = choices[story];
  return own === undefined ? null : (
    <DocPart title={own.title} lead="Read from above; the first situation that fits decides.">
      <DataTable
        label={own.title}
        columns={['Situation', ...own.columns, 'In the product']}
        rows={own.rows.map(([situation, name, page, screen, ...cells]) => ({
          id: situation,
          cells: [
            situation,
            <StoryLink key="name" story={page.includes('--') ? page : pageOfComponent(page)}>
              {name}
            </StoryLink>,
            ...cells,
            <StoryLink key="screen" story={screen} aria-label={`See it: ${name}`}>
              See it
            </StoryLink>,
          ],
        }))}
      />
    </DocPart>
  );
}
