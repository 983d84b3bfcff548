import { GlobalStyle } from '#design';
import { AcademyLoader } from '#shared/academy/AcademyLoader.tsx';
import { BrandStyle } from '#shared/deployment/BrandStyle.tsx';
import type { Deployment } from '#shared/deployment/deployment.ts';
import type { Environment } from '#shared/browser/environment.ts';
import { LanguageSelect } from '#shared/i18n/LanguageSelect.tsx';
import { installPolyglot } from '#shared/i18n/installPolyglot.ts';
import { Notices } from '#shared/notices/Notices.tsx';
import { HeaderContent } from '#app/shell/HeaderContent.tsx';
import { Overlays } from '#app/shell/Overlays.tsx';
import { Routes } from '#app/routes/routes.tsx';
import { SignInForm } from '#app/shell/SignInForm.tsx';

installPolyglot();

/** What the app renders beyond the frame of its first screen. */
export const appParts = {
  AcademyLoader,
  BrandStyle,
  GlobalStyle,
  HeaderContent,
  LanguageSelect,
  Notices,
  Overlays,
  Routes,
  SignInForm,
};

/** The parts and their context. */
export type AppParts = typeof appParts & { deployment: Deployment; environment: Environment };
