import hostileTexts from '#testing/cases/strings.json';
import { SignInStory } from '#testing/stories/SignInStory.tsx';
import { academyNamed, neverAnswers } from '#testing/stories/storyAnswers.ts';

export default {
  title: 'Sign-in / Dialog',
  meta: {
    feature: 'Sign-in',
    path: 'The dialog',
    order: 10,
    waiting: ['AcademyLoading'],
    error: ['AcademyRefused', 'StorageBlocked'],
    hidden: ['LongNames', 'UnbreakableNames', 'HostileNames'],
    when: {
      AcademyLoading: 'Log in',
      AcademyRefused: 'no answer about the academy',
      StorageBlocked: 'storage is blocked',
      'sign-in--code-form--empty': 'code is the mode',
      'sign-in--qr-code--showing': 'QR code is the mode',
    },
  },
};

/** Names as long as those of real institutes, in the field's script. */
const LONG = {
  cn: {
    tenant: '华东地区高端装备制造业数字化转型与职业技能提升联合培训中心学院',
    other: '《企业学习平台用户注册与服务使用协议（二〇二五年修订版）》',
  },
  ar: {
    tenant: 'الأكاديمية المشتركة للتحول الرقمي وتطوير المهارات المهنية في الصناعات المتقدمة',
    other: 'اتفاقية التسجيل واستخدام خدمات منصة التعلّم المؤسسي لعام 2025',
  },
  common: {
    tenant:
      'Gemeinschaftsakademie für Digitalisierungsstrategie und Berufsqualifizierungsmaßnahmen',
    other: 'Benutzerregistrierungs- und Dienstleistungsnutzungsvereinbarung',
  },
};

function longName(field: string): string {
  const { tenant, other } =
    LONG[/cn/i.test(field) ? 'cn' : /^(ar|\w\wAr)/.test(field) ? 'ar' : 'common'];
  return field.includes('enantName') ? tenant : other;
}

/**
 * Texts that try to break out of markup, templates or the text direction. They must be shown
 * verbatim.
 */
function hostileName(field: string): string {
  const id = field.includes('enantName')
    ? 'script'
    : field.startsWith('fw')
      ? 'tpl-polyglot'
      : 'bidi-rlo';
  return hostileTexts.find((text) => text.id === id)?.value ?? '';
}

export const LongNames = () => (
  <SignInStory answers={(answers) => academyNamed(answers, longName)} />
);

export const HostileNames = () => (
  <SignInStory answers={(answers) => academyNamed(answers, hostileName)} />
);

/** A name without a line-break opportunity. */
export const UnbreakableNames = () => (
  <SignInStory answers={(answers) => academyNamed(answers, () => 'W'.repeat(120))} />
);

/** The configuration is loading; the platform's texts are shown meanwhile. */
export const AcademyLoading = () => (
  <SignInStory answers={({ service }) => void service.script('getAcademyConfig', neverAnswers)} />
);

/** A failed configuration request does not prevent signing in. */
export const AcademyRefused = () => (
  <SignInStory answers={({ respondWith }) => respondWith('getAcademyConfig', 'not-200')} />
);

export const StorageBlocked = () => <SignInStory blocked />;
