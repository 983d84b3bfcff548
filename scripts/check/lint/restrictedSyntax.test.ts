/** @jest-environment node */
import { Linter } from 'eslint';
import { parser } from 'typescript-eslint';
import { noHardCodedText } from './noHardCodedText';

const linter = new Linter({ cwd: process.cwd() });

function verdict(code: string): string[] {
  const config: Linter.Config = {
    ...noHardCodedText,
    languageOptions: {
      parser: parser as Linter.Parser,
      parserOptions: { ecmaFeatures: { jsx: true } },
    },
  };
  return linter
    .verify(code, [config], { filename: 'src/app/planted.tsx' })
    .map(({ ruleId, message }) => ruleId ?? message);
}

describe('no hard-coded text', () => {
  it.each([
    "<p>{t('home.lead')}</p>",
    '<p>+86</p>',
    '<p>{count} / {limit}</p>',
    "<img alt='' src={url} />",
    "<Button variant='primary' label={t('common.ok')} />",
    "<p>{inlineFacts([t('pickers.results', { n }), more])}</p>",
    "<p>{t(open ? 'common.close' : 'common.retry')}</p>",
    '<Text size={`${size}px`} />',
  ])('lets %s stand', (code) => {
    expect(verdict(`const shown = ${code};`)).toEqual([]);
  });

  it.each([
    ['a text between tags', '<p>Welcome back</p>', 'texts/no-text'],
    ['a Chinese text between tags', '<p>欢迎</p>', 'texts/no-text'],
    ['a text in braces', "<p>{'Welcome'}</p>", 'texts/no-text'],
    ['a text on a condition', "<p>{known ? 'Known' : name}</p>", 'texts/no-text'],
    ['a text behind a condition', "<p>{known && 'Known'}</p>", 'texts/no-text'],
    ['a template', '<p>{`Hello ${name}`}</p>', 'texts/no-text'],
    ['a label', "<button aria-label='Close' />", 'texts/no-text'],
    ['a label in braces', "<button aria-label={open ? 'Close' : label} />", 'texts/no-text'],
    ['the text of a picture', "<img alt='A map' />", 'texts/no-text'],
    ['the title of a component', "<Panel title='Done' />", 'texts/no-text'],
    ['a placeholder', "<input placeholder='Name' />", 'texts/no-text'],
    ['a phrase in a template', "<p>{`${t('a.b')}: ${name}`}</p>", 'texts/no-glue'],
    ['a phrase and a sign', "<p>{t('a.b') + ':'}</p>", 'texts/no-glue'],
    ['two phrases side by side', "<p>{t('a.b')}{t('a.c')}</p>", 'texts/no-glue'],
    ['two phrases with a blank between', "<p>{t('a.b')} {t('a.c')}</p>", 'texts/no-glue'],
  ])('forbids %s', (_what, code, rule) => {
    expect(verdict(`const shown = ${code};`)).toEqual([rule]);
  });
});
