import hostileTexts from '#testing/cases/strings.json';
import { SignInStory } from '#testing/stories/SignInStory.tsx';
import { academyNamed, onItsWay } from '#testing/stories/storyAnswers.ts';

export default { title: 'Sign-in / Dialog' };

/** Names of the length that real institutes have, in the script of the field. */
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

/** Texts made to break out of markup, templates and the direction of writing; they must be shown as they are. */
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

/** A name without a place to break it. */
export const UnbreakableNames = () => (
  <SignInStory answers={(answers) => academyNamed(answers, () => 'W'.repeat(120))} />
);

/** The configuration is on its way: the platform's own words stand in. */
export const AcademyLoading = () => (
  <SignInStory answers={({ service }) => void service.script('getAcademyConfig', onItsWay)} />
);

/** A refused configuration keeps nobody from signing in. */
export const AcademyRefused = () => (
  <SignInStory answers={({ respondWith }) => respondWith('getAcademyConfig', 'not-200')} />
);

export const StorageBlocked = () => <SignInStory blocked />;
