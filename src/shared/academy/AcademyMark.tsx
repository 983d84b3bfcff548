import { useState } from 'react';
import { styled } from 'styled-components';
import { initialOf, token } from '#design';
import { useMounted } from '#design/foundations/useMounted.ts';
import { useDeployment } from '#shared/deployment/DeploymentContext.tsx';
import { useAcademy } from './AcademyProvider';

interface Size {
  $size: '6' | '8' | '10';
}

/** The brand of a deployment shows its logo in it before the scripts arrive. */
const Mark = styled.i.attrs({ 'aria-hidden': true, 'data-mark': '' })<Size>`
  flex: none;
  inline-size: ${({ $size }) => token(`space.${$size}`)};
  block-size: ${({ $size }) => token(`space.${$size}`)};
  border-radius: ${token('radius.control')};
  background: ${token('color.action.primary.rest')};
  @media (forced-colors: active) {
    background: CanvasText;
  }
`;

const Logo = styled(Mark).attrs({ as: 'img', alt: '' })`
  background: none;
  object-fit: contain;
`;

/** Generated content, because text would become part of the name of a heading or link. */
const Monogram = styled(Mark)`
  display: grid;
  place-items: center;
  color: ${token('color.action.primary.text')};
  font-size: calc(0.55 * ${({ $size }) => token(`space.${$size}`)});
  font-style: normal;
  font-weight: ${token('type.weight.strong')};
  line-height: 1;
  &::before {
    content: attr(data-initial);
  }
  /* In the middle of its ink instead of its line. */
  &:not(:lang(ar))::before {
    translate: 0 calc(0.05 * ${({ $size }) => token(`space.${$size}`)});
  }
  /* What most names of academies begin with in Arabic. */
  &[data-initial='أ']::before {
    translate: 0 calc(0.125 * ${({ $size }) => token(`space.${$size}`)});
  }
  @media (forced-colors: active) {
    color: Canvas;
    forced-color-adjust: none;
  }
`;

/**
 * The logo of the deployment. Without one, or if it does not load, the initial of the academy's name
 * in the accent color. Pre-rendered pages do not know the name.
 */
export function AcademyMark({ size }: { size: Size['$size'] }) {
  const { tenantName } = useAcademy();
  const logo = useDeployment().brand?.logo;
  const [hasFailed, setHasFailed] = useState(false);
  if (!useMounted()) return <Mark $size={size} />;
  return logo === undefined || hasFailed ? (
    <Monogram $size={size} data-initial={initialOf(tenantName)} />
  ) : (
    <Logo $size={size} src={logo} onError={() => setHasFailed(true)} />
  );
}
