import { Fragment, use } from 'react';
import { releases } from 'virtual:changes';
import { Heading } from '../../components/Heading/Heading';
import { releaseTitle } from '../changes';
import { ChangeText } from '../ChangeText';
import { groupBy } from '../groupBy';
import { DocPart, DocSheet } from '../Sheet';
import { SiteContext } from '../shell/SiteContext';
import { readableTitle } from '../shell/siteMap';
import { StoryLink } from '../StoryLink';
import { Points } from '../styled';

export function ChangesPage() {
  const { sections } = use(SiteContext);
  const pages = sections.flatMap((section) => section.pages);
  const pageOf = (scope = '') => pages.find(({ id }) => id.split('--').includes(scope))?.id;
  return (
    <DocSheet story="overview--changes">
      {releases.map((release) => {
        const duties = release.changes.filter(({ duty }) => duty !== undefined).length;
        return (
          <DocPart
            key={release.version}
            title={releaseTitle(release)}
            lead={
              duties === 0
                ? 'Nothing to do: deployments and pages work as before.'
                : `${duties} changes say what to do.`
            }
          >
            {[...groupBy(release.changes, ({ kind }) => kind)].map(([kind, own]) => (
              <Fragment key={kind}>
                <Heading level={3}>{kind}</Heading>
                <Points>
                  {own.map((change) => {
                    const { scope = '', text } = change;
                    const page = pageOf(scope);
                    const name = scope && readableTitle(scope);
                    return (
                      <li key={scope + text}>
                        {page === undefined ? name : <StoryLink story={page}>{name}</StoryLink>}
                        {name && ': '}
                        <ChangeText {...change} />
                      </li>
                    );
                  })}
                </Points>
              </Fragment>
            ))}
          </DocPart>
        );
      })}
    </DocSheet>
  );
}
