import { cloneElement, useState } from 'react';
import { css, styled } from 'styled-components';
import { Button } from '../../components/Button/Button';
import { Stack } from '../../components/Stack/Stack';
import { token } from '../../tokens/token';
import { CodeBlock } from '../CodeBlock';
import { ExampleFrame } from '../CodeExample';
import type { TryOutDocumentation } from '../documentation';
import { componentProps } from '../props.generated';
import { Specimen } from '../Sheet';
import { Controls } from './Controls';
import { controlsOf, defaultsOf } from './controlsOf';
import type { Values } from './controlsOf';
import { jsxText } from './jsxText';

const beside = css`
  @container (min-width: 36rem) {
    > div {
      grid-template-columns: minmax(0, 1fr) 15rem;
    }
    > div > :last-child {
      border-block-start: 0;
      border-inline-start: 1px solid ${token('color.border.subtle')};
    }
  }
`;

/** More controls than this are below the element, in columns. */
const MOST_BESIDE = 7;

const Sides = styled.div<{ $isBeside: boolean }>`
  container-type: inline-size;
  > div {
    display: grid;
  }
  > div > :first-child {
    border: 0;
    border-radius: 0;
    background: none;
  }
  > div > :last-child {
    border-block-start: 1px solid ${token('color.border.subtle')};
  }
  ${({ $isBeside }) => ($isBeside ? beside : '')}
`;

const noValues = (): Values => ({});

interface TryOutProps extends TryOutDocumentation {
  /** Name of the component. */
  name: string;
}

/** A component with controls for its properties, and the code for what they make. */
export function TryOut(props: TryOutProps) {
  const {
    name,
    element,
    written,
    live: changes = {},
    start,
    nodes = {},
    derive = noValues,
  } = props;
  const { props: documented } = componentProps[name] ?? { props: [] };
  const initial = element.props as Values;
  const defaults = defaultsOf(documented);
  const first: Values = { ...defaults, ...initial };
  const [values, setValues] = useState(first);
  const change = (changeOf: (known: Values) => Values) =>
    setValues((known) => ({ ...known, ...changeOf(known) }));
  const controls = controlsOf(documented, initial, props);
  const unset = controls.filter(
    (control) => control.absent === 'initial' && values[control.name] === undefined,
  );
  const given = {
    ...values,
    ...Object.fromEntries(unset.map((control) => [control.name, first[control.name]])),
  };
  const shown: Values = { ...given, ...derive(given) };
  const handlers = Object.fromEntries(
    Object.entries(changes).map(([handler, changeOf]) => [
      handler,
      (value: never) => change((known) => changeOf(value, known)),
    ]),
  );
  const live = cloneElement(element, { ...shown, ...handlers });
  return (
    <ExampleFrame>
      <Sides $isBeside={controls.length <= MOST_BESIDE}>
        <div>
          <Specimen>
            {start === undefined ? (
              live
            ) : (
              <Stack align="start">
                <Button onClick={() => change(() => start.values)}>{start.label}</Button>
                {live}
              </Stack>
            )}
          </Specimen>
          <Controls controls={controls} values={values} onChange={(part) => change(() => part)} />
        </div>
      </Sides>
      <CodeBlock
        label="Code with these properties"
        language="TSX"
        code={jsxText(name, shown, defaults, { ...written, nodes: Object.values(nodes) })}
        copyLabel="Copy element"
      />
    </ExampleFrame>
  );
}
