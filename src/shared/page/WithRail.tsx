import { useId } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { oneColumn, token } from '#design';
import { useMounted } from '#design/foundations/useMounted.ts';

const Columns = styled.div`
  display: grid;
  gap: ${token('space.8')};
  > * {
    min-inline-size: 0;
  }
  @media not all and ${oneColumn} {
    grid-template-columns: minmax(0, 1fr) ${token('measure.18')};
    gap: ${token('space.10')};
  }
`;

const Rail = styled.aside<{ $wideOnly: boolean }>`
  position: sticky;
  inset-block-start: ${token('space.6')};
  display: flex;
  flex-direction: column;
  align-self: start;
  gap: ${token('space.4')};
  padding: ${token('space.5')};
  border-radius: ${token('radius.surface')};
  background: ${token('color.surface.sunken')};
  overflow-wrap: anywhere;
  > p {
    font-weight: ${token('type.weight.strong')};
  }
  @media ${oneColumn} {
    display: ${({ $wideOnly }) => ($wideOnly ? 'none' : 'flex')};
  }
`;

interface WithRailProps {
  title: string;
  rail: ReactNode;
  /** For a rail that repeats the content. */
  wideOnly?: boolean;
  children: ReactNode;
}

/**
 * The content of a card, and a rail beside it or, in windows without space, below it. Pre-rendered
 * pages have its space alone, so that nothing moves when it appears.
 */
export function WithRail({ title, rail, wideOnly = false, children }: WithRailProps) {
  const id = useId();
  const isMounted = useMounted();
  return (
    <Columns>
      {children}
      {isMounted ? (
        <Rail aria-labelledby={id} $wideOnly={wideOnly}>
          <p id={id}>{title}</p>
          {rail}
        </Rail>
      ) : null}
    </Columns>
  );
}
