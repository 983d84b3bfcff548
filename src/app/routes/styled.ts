import { styled } from 'styled-components';
import { Card, Link, oneColumn, token } from '#design';
import { PageMain } from '#shared/page/PageMain.ts';

export const Main = styled(PageMain)`
  gap: ${token('space.12')};
  padding-block-start: clamp(${token('space.10')}, 10vh, ${token('measure.8')});
`;

export const Hero = styled.div`
  display: flex;
  flex-direction: column;
  align-items: start;
  gap: ${token('space.4')};
  max-inline-size: ${token('measure.44')};
  overflow-wrap: anywhere;
  hyphens: auto;
`;

/** Text and drawing side by side; the drawing is hidden when there is no space. */
export const HeroRow = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space.8')};
  > :last-child {
    inline-size: ${token('measure.20')};
  }
  > :last-child > svg {
    inline-size: 100%;
  }
  @media ${oneColumn} {
    > :last-child {
      display: none;
    }
  }
`;

/** Three columns from tablets up; never two and one. */
export const Steps = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(${token('measure.14')}, 100%), 1fr));
  gap: ${token('space.4')};
`;

export const Step = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: ${token('space.2')};
  padding: ${token('space.6')};
  > h2 {
    font-size: ${token('type.size.heading3')};
  }
`;

/** The sign of a step. */
export const StepSign = styled.span`
  display: grid;
  place-items: center;
  inline-size: ${token('size.control.medium')};
  block-size: ${token('size.control.medium')};
  margin-block-end: ${token('space.1')};
  border-radius: ${token('radius.control')};
  background: ${token('color.accent.surface')};
  color: ${token('color.accent.icon')};
`;

export const PageLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${token('space.1')};
  min-block-size: ${token('size.target')};
  font-weight: ${token('type.weight.medium')};
  text-decoration: none;
  &:hover {
    text-decoration: underline;
  }
  > svg {
    transition: translate ${token('motion.duration.fast')};
  }
`;

export const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.2')} ${token('space.6')};
`;
