import { Link } from '../components/Link/Link';
import { useAddress } from '../.ladle/addressView';
import type { StateDocumentation } from './documentation';
import { Forced } from './Forced';
import { LiveFrame } from './LiveFrame';
import { Specimen } from './Sheet';
import { storyAddress, storyOfState } from './storyAddress';
import { Tile, Tiles } from './styled';

/** The look of a state, kept if it needs a pointer or the focus. */
export function StateSpecimen({ show, force }: Pick<StateDocumentation, 'show' | 'force'>) {
  return force === undefined ? show : <Forced {...force}>{show}</Forced>;
}

/** All states of a component, live, each under the name of its story. */
export function States({ name, states }: { name: string; states: readonly StateDocumentation[] }) {
  const address = useAddress();
  return (
    <Tiles>
      {states.map((state) => {
        const story = storyOfState(name, state.name);
        return (
          <Tile key={state.name}>
            {state.overlay === undefined ? (
              <Specimen>
                <StateSpecimen {...state} />
              </Specimen>
            ) : (
              <LiveFrame
                title={state.name}
                src={storyAddress(address, story, 'preview')}
                width={640}
                height={state.overlay}
              />
            )}
            <figcaption>
              <Link href={storyAddress(address, story)}>{state.name}</Link>
              <div>{state.about}</div>
            </figcaption>
          </Tile>
        );
      })}
    </Tiles>
  );
}
