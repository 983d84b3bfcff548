import { MAX_RADIUS } from '#design/tokens/brand.ts';
import type { Brand, PartialBrand } from '#design/tokens/brand.ts';
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
  accentDark: { isFit: isColor, form: 'a color as "#rrggbb"' },
  radius: { isFit: isRadius, form: `a number from 0 to ${MAX_RADIUS}` },
  logo: { isFit: isPage, form: PAGE_FORM },
};

/**
 * Reads the brand of a deployment. A brand with too little contrast is refused; the problem names
 * the first contrast that fails.
 */
export const brand: FieldReader<PartialBrand | null> = (value) => {
  if (value === null) return { value: null };
  if (!isRecord(value)) return { problem: 'must be an object' };
  const unknown = Object.keys(value).find((name) => !Object.hasOwn(parts, name));
  if (unknown !== undefined) return { problem: `.${shownName(unknown)} is an unknown field` };
  for (const [name, { isFit, form }] of Object.entries(parts)) {
    if (value[name] !== undefined && !isFit(value[name]))
      return { problem: `.${name} must be ${form}, not ${shownValue(value[name])}` };
  }
  const candidate: PartialBrand = value;
  if (candidate.accentDark !== undefined && candidate.accent === undefined)
    return { problem: '.accentDark needs an accent' };
  const [problem] = brandProblems(candidate);
  return problem === undefined ? { value: candidate } : { problem };
};
