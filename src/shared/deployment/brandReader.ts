import { MAX_RADIUS } from '#design/tokens/brand.ts';
import type { Brand } from '#design/tokens/brand.ts';
import { brandProblems } from '#design/tokens/brandProblems.ts';
import { isRecord } from '#lib/object/isRecord.ts';
import { isPage, PAGE_FORM } from './fieldReaders';
import type { FieldReader } from './fieldReaders';
import { shownName, shownValue } from './shownValue';

const COLOR = /^#[0-9a-f]{6}$/i;

const isColor = (value: unknown): boolean => typeof value === 'string' && COLOR.test(value);
const isRadius = (value: unknown): boolean =>
  typeof value === 'number' && value >= 0 && value <= MAX_RADIUS;

interface Part {
  isFit(value: unknown): boolean;
  form: string;
}

const parts: Readonly<Record<keyof Brand, Part>> = {
  accent: { isFit: isColor, form: 'a color as "#rrggbb"' },
  accentDark: {
    isFit: (value) => value === undefined || isColor(value),
    form: 'a color as "#rrggbb"',
  },
  radius: {
    isFit: (value) => value === undefined || isRadius(value),
    form: `a number from 0 to ${MAX_RADIUS}`,
  },
  logo: { isFit: (value) => value === undefined || isPage(value), form: PAGE_FORM },
};

/**
 * Reads the brand of a deployment. A brand with too little contrast is refused; the problem names
 * the first contrast that fails.
 */
export const brand: FieldReader<Brand | null> = (value) => {
  if (value === null) return { value: null };
  if (!isRecord(value)) return { problem: 'must be an object with an accent' };
  const unknown = Object.keys(value).find((name) => !Object.hasOwn(parts, name));
  if (unknown !== undefined) return { problem: `.${shownName(unknown)} is an unknown field` };
  for (const [name, { isFit, form }] of Object.entries(parts)) {
    if (!isFit(value[name]))
      return { problem: `.${name} must be ${form}, not ${shownValue(value[name])}` };
  }
  const candidate = value as unknown as Brand;
  const [problem] = brandProblems(candidate);
  return problem === undefined ? { value: candidate } : { problem };
};
