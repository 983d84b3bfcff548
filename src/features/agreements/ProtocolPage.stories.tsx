import { reply } from '#testing/network/scriptedFetch.ts';
import type { Reply } from '#testing/network/scriptedFetch.ts';
import { StoryApp } from '#testing/stories/StoryApp.tsx';
import { neverAnswers } from '#testing/stories/storyAnswers.ts';
import type { StoryMock } from '#testing/stories/storyMock.ts';

/** The mock's Arabic text, whatever the requested language. */
const inArabic =
  ({ answer }: StoryMock): Reply =>
  (request, signal) =>
    answer('getAgreementText')(
      { ...request, path: request.path.replace(/[^/]+$/, 'ar_SA') },
      signal,
    );

export default {
  title: 'Pages / Agreement',
  meta: {
    feature: 'Other pages',
    order: 51,
    waiting: ['Loading'],
    empty: ['Missing', 'Empty'],
    error: ['Failed', 'TooLarge', 'AcademyUnreachable', 'Gone', 'TooComplex'],
    hidden: ['Hostile'],
  },
};

export const Shown = () => <StoryApp address="/service" />;

export const Privacy = () => <StoryApp address="/privacy" />;

export const Loading = () => (
  <StoryApp
    address="/service"
    answers={({ service }) => void service.script('getAgreementText', neverAnswers)}
  />
);

export const Failed = () => (
  <StoryApp
    address="/service"
    answers={({ respondWith }) => respondWith('getAgreementText', 'drop')}
  />
);

/** The academy has no such agreement. */
export const Missing = () => (
  <StoryApp
    address="/service"
    answers={({ respondWith }) => respondWith('getAcademyConfig', 'no-data')}
  />
);

export const Empty = () => (
  <StoryApp
    address="/service"
    answers={({ respondWith }) => respondWith('getAgreementText', 'empty-text')}
  />
);

export const TooLarge = () => (
  <StoryApp
    address="/service"
    answers={({ respondWith }) => respondWith('getAgreementText', 'huge')}
  />
);

/** The academy's configuration fails to load, so it is unknown whether there is an agreement. */
export const AcademyUnreachable = () => (
  <StoryApp
    address="/service"
    answers={({ respondWith }) => respondWith('getAcademyConfig', 'drop')}
  />
);

/** The text is gone, although the academy still gives its address. */
export const Gone = () => (
  <StoryApp
    address="/service"
    answers={({ respondWith }) => respondWith('getAgreementText', 'missing')}
  />
);

/** Too deeply nested to be shown without freezing the page. */
export const TooComplex = () => (
  <StoryApp
    address="/service"
    answers={({ service }) =>
      void service.script('getAgreementText', reply.text(200, '<div>'.repeat(2000)))
    }
  />
);

const PART = `<p>${'The academy may change the order of its courses. '.repeat(8)}</p>`;
const LONG = Array.from(
  { length: 24 },
  (_, index) => `<h2>${index + 1}. Part</h2>${PART}<h4>${index + 1}.1 Detail</h4>${PART}`,
).join('');

/** More sections than fit on the screen, on two levels. */
export const LongContents = () => (
  <StoryApp
    address="/service"
    answers={({ service }) => void service.script('getAgreementText', reply.text(200, LONG))}
  />
);

const SHORT =
  '<p>One paragraph, and <a href="https://www.school.example/">a link</a>.</p><h2>One heading</h2><p>Another one.</p>';

/** Too few headings for a table of contents. */
export const Short = () => (
  <StoryApp
    address="/service"
    answers={({ service }) => void service.script('getAgreementText', reply.text(200, SHORT))}
  />
);

/** A text in another language and direction than the page. */
export const OtherLanguage = () => (
  <StoryApp
    address="/service"
    answers={({ service, mock }) => void service.script('getAgreementText', inArabic(mock))}
  />
);

const TABLES = `<h1>Terms</h1><h2>1. Data</h2><table><caption>Data that we keep</caption><tr><th>Kind</th><th>Purpose</th></tr>
<tr><td>Mobile number</td><td>Logging in</td></tr></table><h2>2. Lists</h2><ol><li>One<ul><li>Two<ul><li>Three</li></ul></li></ul></li><li>Four</li></ol>
<dl><dt>Academy</dt><dd>The provider of the courses</dd></dl><h2 id="quote">3. Quotation</h2><blockquote>A quotation</blockquote><p><a href="#quote">See part 3</a></p><hr>`;

/** Every element that a text may contain. */
export const Structured = () => (
  <StoryApp
    address="/service"
    answers={({ service }) => void service.script('getAgreementText', reply.text(200, TABLES))}
  />
);

const ODD = `<style>body { display: none }</style><h1 onclick="alert(1)">1</h1><script>window.__pwned = 1</script>
<table><tr>${'<th>Column of a wide table</th>'.repeat(12)}</tr><tr>${'<td>20,000.00</td>'.repeat(12)}</tr></table>
<p>${'W'.repeat(300)}</p><ul><li>One<ul><li>Two<ul><li>Three</li></ul></li></ul></li></ul>
<pre>${'preformatted '.repeat(30)}</pre><p><a href="javascript:alert(1)">link</a> <a href="https://learn.example">link</a></p>
<img src="x" onerror="window.__pwned = 1"><form><input name="password"></form>`;

/** Malicious HTML, and a table, a word and lines that are too wide. */
export const Hostile = () => (
  <StoryApp
    address="/service"
    answers={({ service }) => void service.script('getAgreementText', reply.text(200, ODD))}
  />
);
