import { Fragment, use } from 'react';
import { Heading } from '../../components/Heading/Heading';
import { releases, releaseTitle } from '../changes';
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
  const pageOf = (scope: string) => pages.find(({ id }) => id.split('--').includes(scope))?.id;
  return (
    <DocSheet story="overview--changes">
      {releases.map((release, index) => {
        const actions = release.changes.filter(({ action }) => action !== undefined).length;
        return (
          <DocPart
            key={release.version}
            title={releaseTitle(release)}
            lead={
              actions > 0
                ? `Changes with something to do: ${actions}.`
                : index === releases.length - 1
                  ? 'The first version.'
                  : 'Nothing to do: deployments and pages work as before.'
            }
          >
            {[...groupBy(release.changes, ({ kind }) => kind)].map(([kind, own]) => (
              <Fragment key={kind}>
                <Heading level={3}>{kind}</Heading>
                <Points>
                  {own.map((change) => {
                    const { scope = '', text } = change;
                    const page = scope && pageOf(scope);
                    const name = scope && readableTitle(scope);
                    return (
                      <li key={scope + text}>
                        {!page ? name : <StoryLink story={page}>{name}</StoryLink>}
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
