import type { CSSProperties, ReactNode } from 'react';
import { styled } from 'styled-components';
import { themes } from '../../tokens/themes';
import type { ThemeName } from '../../tokens/themes';
import { token } from '../../tokens/token';

const Box = styled.div`
  display: flex;
  flex: 1 1 22rem;
  flex-direction: column;
  gap: ${token('space.3')};
  min-inline-size: 0;
  padding: ${token('space.5')};
  border: 1px solid ${token('color.border.subtle')};
  border-radius: ${token('radius.surface')};
  overflow: clip;
  background: ${token('color.surface.page')};
  color: ${token('color.text.primary')};
`;

const propertiesOf = (theme: ThemeName) =>
  Object.fromEntries(
    [...themes[theme]].map(([name, value]) => [`--${name.replaceAll('.', '-')}`, value]),
  );

/** A section in a fixed theme, to show light and dark side by side. */
export function ThemeBox({ theme, children }: { theme: ThemeName; children: ReactNode }) {
  const style: CSSProperties = { ...propertiesOf(theme), colorScheme: theme };
  return (
    <Box style={style} role="group" aria-label={theme}>
      <strong>{theme === 'light' ? 'Light' : 'Dark'}</strong>
      {children}
    </Box>
  );
}
