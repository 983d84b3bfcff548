/** @jest-environment node */
import { problemsOf, SAMPLES } from './plantedTexts';
import { translationProblems } from './translationProblems';
import { dialogProblems, quotaProblems, wordingProblems } from './wording';

describe('the words of a text', () => {
  it.each([
    [
      'a British spelling',
      'en_US',
      'join.picture.cancelled',
      'Upload cancelled',
      'has a British spelling',
    ],
    [
      'uncertainty stated as news',
      'en_US',
      'join.uncertain',
      'It is not known whether it was submitted',
      'states uncertainty as news; say that it could not be confirmed',
    ],
    [
      'uncertainty stated as news in Polish',
      'pl_PL',
      'join.uncertain',
      'Nie wiadomo, czy wysłano',
      'states uncertainty as news; say that it could not be confirmed',
    ],
    [
      'a position that is called a step',
      'es_ES',
      'slider.position',
      'Paso %{position} de %{maximum}',
      'calls a position of the slider a step',
    ],
    [
      'a scope that names a level',
      'pt_BR',
      'pickers.scope.single',
      'Somente o departamento deste nível',
      'names a level; say “this department only”',
    ],
    [
      'two words for one action',
      'zh_CN',
      'join.notSent',
      '申请未能发送',
      'says 发送 for handing in an application; the button says 提交',
    ],
    [
      'two words for one action in Korean',
      'ko_KR',
      'join.notSent',
      '신청이 전송되지 않았습니다',
      'says 전송 for handing in an application; the button says 제출',
    ],
    [
      'two words for one action in English',
      'en_US',
      'join.notSent',
      'Your application wasn’t sent',
      'says “send” for handing in an application; the button says “submit”',
    ],
  ])('are refused for %s', (_rule, locale, key, text, problem) => {
    expect(wordingProblems(key, text, locale)).toEqual([problem]);
  });

  it.each([
    ['a step that is a real step', 'es_ES', 'restore.step', 'Paso %{step} de %{total}'],
    ['sending something other than an application', 'zh_CN', 'restore.sendFailed', '发送失败'],
    ['a British word in another language', 'fr_FR', 'help.phone.other', 'le centre'],
  ])('may be %s', (_rule, locale, key, text) => {
    expect(wordingProblems(key, text, locale)).toEqual([]);
  });

  it('are checked in every text', () => {
    expect(problemsOf('de_DE', { 'home.welcome': 'Nicht bekannt, %{name}' })).toContain(
      'de_DE home.welcome: states uncertainty as news; say that it could not be confirmed',
    );
  });

  it('may be prescribed elsewhere', () => {
    const locales = {
      zh_CN: SAMPLES['zh_CN'] ?? {},
      en_US: { ...SAMPLES['en_US'], 'common.ok': 'Cancelled' },
    };
    const withAgreed = (problem: string) =>
      translationProblems({
        locales,
        sources: [],
        allowed: { agreed: { 'en_US common.ok': [problem] } },
      });
    expect(withAgreed('has a British spelling')).not.toContain(
      'en_US common.ok: has a British spelling',
    );
    expect(withAgreed('is empty')).toContain('en_US common.ok: has a British spelling');
  });
});

describe('a word that makes a language stiff', () => {
  it('is refused if too many texts have it', () => {
    const texts = (count: number) => Array.from({ length: count }, () => 'Proszę podać kod');
    expect(quotaProblems('pl_PL', texts(6))).toEqual(['has “proszę” in 6 texts; at most 5 may']);
    expect(quotaProblems('pl_PL', texts(5))).toEqual([]);
    expect(quotaProblems('de_DE', texts(6))).toEqual([]);
  });

  it('is counted in all texts of a language', () => {
    const table = Object.fromEntries(
      Array.from({ length: 6 }, (_, place) => [`join.t${place}`, 'Proszę czekać']),
    );
    expect(problemsOf('pl_PL', table)).toContain('pl_PL: has “proszę” in 6 texts; at most 5 may');
  });
});

describe('the question of a dialog', () => {
  it.each([
    ['in Russian', 'ru_RU', 'Отменить изменения?', 'Отмена'],
    ['in Chinese', 'zh_CN', '取消更改？', '取消'],
    ['in English', 'en_US', 'Cancel the changes?', 'Cancel'],
  ])('shares no word with its buttons, %s', (_where, locale, question, cancel) => {
    const texts = { 'pickers.discardTitle': question, 'common.ok': 'X', 'common.cancel': cancel };
    expect(dialogProblems(locale, texts)).toEqual([
      `${locale} pickers.discardTitle: shares a word with the button common.cancel`,
    ]);
  });

  it('is accepted with its own words', () => {
    const texts = {
      'pickers.discardTitle': 'Закрыть без сохранения?',
      'common.ok': 'ОК',
      'common.cancel': 'Отмена',
    };
    expect(dialogProblems('ru_RU', texts)).toEqual([]);
  });
});
