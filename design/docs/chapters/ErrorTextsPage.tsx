import { Suspense, use } from 'react';
import { useAddress } from '../../.ladle/addressView';
import { StoryLocaleContext } from '../../.ladle/StoryLocaleContext';
import { pageLanguage } from '../../.ladle/storyLocales';
import { Link } from '../../components/Link/Link';
import { DataTable } from '../DataTable';
import { usePhrases } from '../phrases';
import { DocPart, DocSheet } from '../Sheet';
import { screenTitle } from '../shell/siteMap';
import { storyAddress } from '../storyAddress';
import { leads } from './chapterTexts';
import { errorTexts } from './errorTexts';

/** The last plural form, with its placeholders. */
const shown = (phrase: string) => phrase.split('||||').at(-1)?.trim();

function Tables() {
  const address = useAddress();
  const phrases = usePhrases();
  const language = pageLanguage(use(StoryLocaleContext));
  return errorTexts.map(({ title, texts }) => (
    <DocPart key={title} title={title}>
      <DataTable
        label={`Error texts: ${title}`}
        columns={['Message', 'What was checked', 'Way out', 'Outcome of the mock', 'Where']}
        rows={texts.map(({ key, cause, wayOut, outcome, story }) => ({
          id: key,
          cells: [
            <span key="message" {...language}>
              {shown(phrases[key])}
            </span>,
            cause,
            wayOut,
            outcome === '' ? 'No request' : <code key="outcome">{outcome}</code>,
            story === '' ? (
              'No story'
            ) : (
              <Link key="story" href={storyAddress(address, story)}>
                {screenTitle(story)}
              </Link>
            ),
          ],
        }))}
        anchors
      />
    </DocPart>
  ));
}

/** Every message about a problem, with its cause and its place. */
export function ErrorTextsPage() {
  return (
    <DocSheet title="Error texts" lead={leads['content--error-texts']}>
      <Suspense fallback={null}>
        <Tables />
      </Suspense>
    </DocSheet>
  );
}
