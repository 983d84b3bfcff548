const COUNTS = [
  ['ms', 'ms'],
  ['jitterMs', 'ms of jitter'],
  ['status', 'status'],
];

/** Conditions of a rule, for people. */
function whenText({ headers, query, body, ...single } = {}) {
  const pairs = [
    ...Object.entries(single),
    ...Object.entries(headers ?? {}),
    ...Object.entries(query ?? {}),
    ...Object.entries(body ?? {}),
  ];
  return pairs.map(([name, value]) => `${name} ${value}`).join(', ');
}

/** What a rule does, in a few words. */
export function ruleTitle({ operation, kind, outcome }) {
  return `${operation === '*' ? 'all operations' : operation}: ${outcome ?? kind}`;
}

/** The details of a rule: numbers, conditions and how often it met a call. */
export function ruleDetails({ when, skip, times, seen, ...rule }) {
  const numbers = COUNTS.filter(([name]) => rule[name] !== undefined).map(([name, unit]) =>
    unit === 'status' ? `status ${rule[name]}` : `${rule[name]} ${unit}`,
  );
  return [
    ...numbers,
    skip ? `skips ${skip}` : '',
    times ? `${times} times` : '',
    when ? `only ${whenText(when)}` : '',
    `matched ${seen} calls`,
  ]
    .filter(Boolean)
    .join(' · ');
}
