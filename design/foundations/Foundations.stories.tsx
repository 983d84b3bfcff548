import { LayoutPage } from '../docs/chapters/LayoutPage';
import { ColourPage, ContrastPage } from '../docs/foundations/ColourPage';
import { IconsPage } from '../docs/foundations/IconsPage';
import { MotionPage } from '../docs/foundations/MotionPage';
import { ElevationPage, RadiusPage, SpacingPage } from '../docs/foundations/ShapePages';
import { TokensPage } from '../docs/foundations/TokensPage';
import { TypePage } from '../docs/foundations/TypePage';

export default { title: 'Foundations' };

export const Tokens = () => <TokensPage />;

export const Color = () => <ColourPage />;

export const Contrast = () => <ContrastPage />;

export const Type = () => <TypePage />;

export const Spacing = () => <SpacingPage />;

export const Layout = () => <LayoutPage />;

export const Radius = () => <RadiusPage />;

export const Elevation = () => <ElevationPage />;

export const Motion = () => <MotionPage />;

export const Icons = () => <IconsPage />;
