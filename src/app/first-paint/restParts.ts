import { GlobalStyle } from '#design';
import { AcademyAnswers } from '#shared/academy/AcademyAnswers.tsx';
import { BrandStyle } from '#shared/deployment/BrandStyle.tsx';
import type { Deployment } from '#shared/deployment/deployment.ts';
import type { Environment } from '#shared/browser/environment.ts';
import { LanguageSelect } from '#shared/i18n/LanguageSelect.tsx';
import { learnToSpeak } from '#shared/i18n/learnToSpeak.ts';
import { Notices } from '#shared/notices/Notices.tsx';
import { HeaderContent } from '#app/shell/HeaderContent.tsx';
import { Overlays } from '#app/shell/Overlays.tsx';
import { Routes } from '#app/routes/routes.tsx';
import { SignInForm } from '#app/shell/SignInForm.tsx';

learnToSpeak();

/** What the app shows beyond the frame of its first screen. */
export const restParts = {
  AcademyAnswers,
  BrandStyle,
  GlobalStyle,
  HeaderContent,
  LanguageSelect,
  Notices,
  Overlays,
  Routes,
  SignInForm,
};

/** The parts, and what they are drawn for. */
export type RestParts = typeof restParts & { deployment: Deployment; environment: Environment };
