import { MAX_RADIUS } from '#design/tokens/brand.ts';
import type { Brand } from '#design/tokens/brand.ts';
import { brandProblems } from '#design/tokens/brandProblems.ts';
import { isRecord } from '#lib/object/isRecord.ts';
import type { FieldReader } from './fieldReaders';
import { shownName, shownValue } from './shownValue';

const COLOR = /^#[0-9a-f]{6}$/i;

const isColor = (given: unknown): boolean => typeof given === 'string' && COLOR.test(given);
const isRadius = (given: unknown): boolean =>
  typeof given === 'number' && given >= 0 && given <= MAX_RADIUS;

interface Part {
  isFit(given: unknown): boolean;
  wanted: string;
}

const parts: Readonly<Record<keyof Brand, Part>> = {
  accent: { isFit: isColor, wanted: 'a color as "#rrggbb"' },
  accentDark: {
    isFit: (given) => given === undefined || isColor(given),
    wanted: 'a color as "#rrggbb"',
  },
  radius: {
    isFit: (given) => given === undefined || isRadius(given),
    wanted: `a number from 0 to ${MAX_RADIUS}`,
  },
};

/**
 * Reads the brand of a deployment. A brand with too little contrast is refused; the problem names
 * the first contrast that fails.
 */
export const brand: FieldReader<Brand | null> = (given) => {
  if (given === null) return { value: null };
  if (!isRecord(given))
    return { problem: 'must be an object with accent, and accentDark and radius where wanted' };
  const unknown = Object.keys(given).find((name) => !Object.hasOwn(parts, name));
  if (unknown !== undefined) return { problem: `.${shownName(unknown)} is an unknown field` };
  for (const [name, { isFit, wanted }] of Object.entries(parts)) {
    if (!isFit(given[name]))
      return { problem: `.${name} must be ${wanted}, not ${shownValue(given[name])}` };
  }
  const wanted = given as unknown as Brand;
  const [problem] = brandProblems(wanted);
  return problem === undefined ? { value: wanted } : { problem };
};
