import { ContrastPage } from '../docs/foundations/ContrastPage';
import {
  ColorPage,
  ElevationPage,
  LayoutPage,
  MotionPage,
  RadiusPage,
  SpacingPage,
  TokensPage,
  TypePage,
} from '../docs/foundations/FoundationPages';
import { IconsPage } from '../docs/foundations/IconsPage';

export default { title: 'Foundations' };

export const Tokens = () => <TokensPage />;

export const Color = () => <ColorPage />;

export const Contrast = () => <ContrastPage />;

export const Type = () => <TypePage />;

export const Spacing = () => <SpacingPage />;

export const Layout = () => <LayoutPage />;

export const Radius = () => <RadiusPage />;

export const Elevation = () => <ElevationPage />;

export const Motion = () => <MotionPage />;

export const Icons = () => <IconsPage />;
