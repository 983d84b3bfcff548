import { object, string } from 'yup';
import type { InferType } from 'yup';

export const challengeSchema = object({
  srcImage: string().strict().required(),
  cutImage: string().strict().required(),
  key: string().strict().required(),
});

export type SliderChallenge = InferType<typeof challengeSchema>;

/**
 * The piece's offset in the picture's natural pixels. Both fields are empty when there was no
 * slider.
 */
export interface SliderSolution {
  left: string;
  key: string;
}
