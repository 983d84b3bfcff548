import { reply } from '../../testing/scriptedFetch';
import { StoryApp } from '../../testing/stories/StoryApp';
import { academyWithoutAgreements, agreementText, onItsWay } from '../../testing/stories/storyAnswers';

export default { title: 'Pages / Agreement' };

export const Shown = () => <StoryApp address="/service" />;

export const Privacy = () => (
  <StoryApp
    address="/privacy"
    answers={({ service, locale }) => void service.script('getAgreementText', agreementText('privacy', locale))}
  />
);

export const Loading = () => (
  <StoryApp address="/service" answers={({ service }) => void service.script('getAgreementText', onItsWay)} />
);

export const Failed = () => (
  <StoryApp address="/service" answers={({ service }) => void service.script('getAgreementText', reply.unreachable())} />
);

/** The academy has no such agreement. */
export const Missing = () => (
  <StoryApp
    address="/service"
    answers={({ service }) => void service.script('getAcademyConfig', academyWithoutAgreements())}
  />
);

export const Empty = () => (
  <StoryApp address="/service" answers={({ service }) => void service.script('getAgreementText', reply.text(200, ' '))} />
);

export const TooLarge = () => (
  <StoryApp
    address="/service"
    answers={({ service }) => void service.script('getAgreementText', reply.text(200, 'x'.repeat(600_000)))}
  />
);

const ODD = `<style>body { display: none }</style><h1 onclick="alert(1)">1</h1><script>window.__pwned = 1</script>
<table><tr>${'<th>Column of a wide table</th>'.repeat(12)}</tr><tr>${'<td>20,000.00</td>'.repeat(12)}</tr></table>
<p>${'W'.repeat(300)}</p><ul><li>One<ul><li>Two<ul><li>Three</li></ul></li></ul></li></ul>
<pre>${'preformatted '.repeat(30)}</pre><p><a href="javascript:alert(1)">link</a> <a href="https://learn.example">link</a></p>
<img src="x" onerror="window.__pwned = 1"><form><input name="password"></form>`;

/** HTML that wants to do harm, and a table, a word and lines that are too wide. */
export const Hostile = () => (
  <StoryApp address="/service" answers={({ service }) => void service.script('getAgreementText', reply.text(200, ODD))} />
);
