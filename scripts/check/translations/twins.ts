/**
 * Keys with the same text in Chinese and English but different texts elsewhere: in which locales,
 * and why.
 */
export type Twins = Readonly<Record<string, { locales: readonly string[]; reason: string }>>;

export const DIFFERING_TWINS: Twins = {
  'memberImport.status.disabled': {
    locales: ['es_ES', 'pt_BR'],
    reason: 'agrees with the account of a row; the other with a member',
  },
};

/**
 * Keys whose texts are the same in every language but stay separate: each pair belongs to two
 * features, which share no texts, or names two things that a future language may distinguish.
 */
export const SHARED_WORDS: readonly (readonly string[])[] = [
  ['assign.required', 'join.required'],
  ['assign.academies', 'pickers.tab.academies'],
  ['assign.academies.choose', 'pickers.chooseAcademies'],
  ['assign.scope', 'pickers.scope'],
  ['assign.scope.below', 'pickers.scope.below'],
  ['assign.scope.single', 'pickers.scope.single'],
  ['assign.participants.choose', 'pickers.chooseParticipants'],
  ['assign.heads.counting', 'pickers.counting'],
  ['assign.kind.members', 'pickers.tab.members'],
  ['assign.kind.departments', 'pickers.tab.departments'],
  ['assign.kind.groups', 'pickers.tab.groups'],
  ['assign.kind.prerequisites', 'pickers.tab.prerequisites'],
  ['assign.kind.roles', 'pickers.tab.roles'],
  ['assign.kind.visitors', 'pickers.tab.visitors'],
  ['assign.remove', 'pickers.remove'],
  ['assign.fillRequired', 'join.fillRequired'],
  ['assign.correctFields', 'join.correctFields'],
  ['assign.noPermission', 'join.noPermission'],
  ['notFound.home', 'browserOpen.home'],
  ['pickers.batchImport', 'memberImport.title'],
  ['pickers.previousPage', 'memberImport.page.previous'],
  ['pickers.nextPage', 'memberImport.page.next'],
  ['pickers.range', 'memberImport.page.position'],
  ['pickers.column.account', 'memberImport.details.account'],
  ['pickers.column.mobileNumber', 'pickers.column.mobile', 'signIn.mobileNumber'],
  ['pickers.column.mailBox', 'signIn.email'],
  ['pickers.column.uniportalAccount', 'thirdParty.uniportal'],
  ['slider.title', 'restore.verificationTitle'],
  ['slider.verify', 'restore.verify'],
  ['qr.back', 'protocol.back'],
  ['help.phone.wait', 'help.email.wait'],
];

type Texts = Readonly<Record<string, string>>;

function groupsOf(locales: Readonly<Record<string, Texts>>, ids: readonly string[]): string[][] {
  const groups = new Map<string, string[]>();
  for (const key of Object.keys(locales['zh_CN'] ?? {})) {
    const words = ids.map((id) => locales[id]?.[key] ?? '').join('\u0000');
    groups.set(words, [...(groups.get(words) ?? []), key]);
  }
  return [...groups.values()].filter((keys) => keys.length > 1);
}

/** Reports twins that differ in a locale, and keys that could be one key. */
export function twinProblems(
  locales: Readonly<Record<string, Texts>>,
  differing: Twins,
  shared: readonly (readonly string[])[],
): string[] {
  const drifted = groupsOf(locales, ['zh_CN', 'en_US']).flatMap(([first = '', ...others]) =>
    others.flatMap((key) =>
      Object.entries(locales)
        .filter(
          ([locale, texts]) =>
            texts[key] !== texts[first] && !differing[key]?.locales.includes(locale),
        )
        .map(
          ([locale]) =>
            `${locale} ${key}: differs from ${first}, which is the same in Chinese and English`,
        ),
    ),
  );
  const listed = new Set(shared.map((keys) => keys.join(' ')));
  const doubled = groupsOf(locales, Object.keys(locales)).map((keys) => keys.join(' '));
  return [
    ...drifted,
    ...doubled
      .filter((keys) => !listed.has(keys))
      .map(
        (keys) => `zh_CN ${keys}: are the same in every language; make them one key or list them`,
      ),
    ...[...listed]
      .filter((keys) => !doubled.includes(keys))
      .map(
        (keys) =>
          `zh_CN ${keys}: are no longer the same in every language; remove them from the list`,
      ),
  ];
}
