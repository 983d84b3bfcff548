import type { StoryView } from '../matrix/fixtures/stories';

export interface Screen extends Required<StoryView> {
  story: string;
  width: 360 | 1280;
}

const wide = { width: 1280, theme: 'light' } as const;
const phone = { width: 360, theme: 'light' } as const;

/** The compared screens, each in one language, theme and width. */
export const screens: readonly Screen[] = [
  { story: 'sign-in--code-form--empty', locale: 'zh_CN', ...wide },
  { story: 'sign-in--code-form--empty', locale: 'de_DE', ...phone },
  { story: 'sign-in--code-form--email-first', locale: 'ar_SA', ...wide, theme: 'dark' },
  { story: 'sign-in--code-form--complete', locale: 'en_US', ...phone, theme: 'dark' },
  { story: 'sign-in--other-ways--everything', locale: 'zh_CN', ...wide },
  { story: 'sign-in--other-ways--last-used-portal', locale: 'ar_SA', ...phone },
  { story: 'sign-in--getting-a-code--agreement-asked', locale: 'en_US', ...wide },
  { story: 'sign-in--signing-in--wrong-code', locale: 'de_DE', ...phone },
  { story: 'sign-in--slider--slider-broken', locale: 'zh_CN', ...wide },
  { story: 'sign-in--qr-code--scanned', locale: 'zh_CN', ...wide },
  { story: 'sign-in--qr-code--expired', locale: 'ar_SA', ...phone, theme: 'dark' },
  { story: 'sign-in--qr-code--session-refused', locale: 'en_US', ...wide, theme: 'dark' },
  { story: 'restoration--dialog--notice-without-date', locale: 'zh_CN', ...wide },
  { story: 'restoration--dialog--verification', locale: 'de_DE', ...phone },
  { story: 'restoration--dialog--verified', locale: 'ar_SA', ...wide },
  { story: 'pages--home--anonymous', locale: 'zh_CN', ...wide },
  { story: 'pages--home--signed-in', locale: 'en_US', ...phone, theme: 'dark' },
  { story: 'pages--not-found--not-found', locale: 'ar_SA', ...phone },
  { story: 'pages--help-for-a-missing-code--by-phone', locale: 'de_DE', ...wide },
  { story: 'pages--join-an-academy--blank', locale: 'zh_CN', ...wide },
  { story: 'pages--join-an-academy--required-missing', locale: 'de_DE', ...phone },
  { story: 'pages--join-an-academy--sent', locale: 'ar_SA', ...wide, theme: 'dark' },
  { story: 'pages--assign-learning-content--filled', locale: 'zh_CN', ...wide },
  { story: 'pages--assign-learning-content--no-permission', locale: 'en_US', ...phone },
  { story: 'pickers--members', locale: 'zh_CN', ...wide },
  { story: 'pickers--members', locale: 'de_DE', ...phone },
  { story: 'pickers--departments', locale: 'ar_SA', ...wide, theme: 'dark' },
  { story: 'pickers--nothing-found', locale: 'de_DE', ...phone },
  { story: 'import-of-members--done-with-faults', locale: 'en_US', ...wide },
  { story: 'import-of-members--blank', locale: 'ar_SA', ...phone },
  { story: 'pages--order-reminder--quota-used-up', locale: 'zh_CN', ...wide },
  { story: 'pages--agreement--shown', locale: 'en_US', ...wide },
];
