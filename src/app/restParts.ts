import { GlobalStyle } from '../../design';
import { AcademyAnswers } from '../platform/academy/AcademyAnswers';
import { BrandStyle } from '../platform/brand/BrandStyle';
import type { Deployment } from '../platform/deployment/deployment';
import type { Environment } from '../platform/environment/environment';
import { LanguageSelect } from '../platform/language/LanguageSelect';
import { learnToSpeak } from '../platform/language/learnToSpeak';
import { Notices } from '../platform/notices/Notices';
import { HeaderContent } from './HeaderContent';
import { Overlays } from './Overlays';
import { Routes } from './routes';
import { SignInForm } from './SignInForm';

learnToSpeak();

/** What the app shows beyond the frame of its first screen. */
export const restParts = {
  AcademyAnswers, BrandStyle, GlobalStyle, HeaderContent, LanguageSelect, Notices, Overlays, Routes, SignInForm,
};

/** The parts, and what they are drawn for. */
export type RestParts = typeof restParts & { deployment: Deployment; environment: Environment };
