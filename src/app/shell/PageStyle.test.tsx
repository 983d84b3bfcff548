import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import styled, { ServerStyleSheet } from 'styled-components';
import { classesIn, PageStyle } from './PageStyle';
import { pendingAppParts, RestContext } from '#app/first-paint/appPartsContext.ts';
import type { AppParts } from '#app/first-paint/appParts.ts';

const Drawn = styled.p`
  color: rgb(1, 2, 3);
`;
const New = styled.p`
  color: rgb(4, 5, 6);
`;

/** The classes of a pre-rendered page. */
function readyClasses(): ReadonlySet<string> {
  const page = document.createElement('div');
  page.innerHTML = renderToString(new ServerStyleSheet().collectStyles(<Drawn />));
  return classesIn(page);
}

function show(ready: ReadonlySet<string>) {
  const rest = pendingAppParts(() => undefined);
  const onStyled = jest.fn();
  render(
    <RestContext value={rest}>
      <PageStyle ready={ready} onStyled={onStyled}>
        <Drawn>drawn</Drawn>
        <New>new</New>
      </PageStyle>
    </RestContext>,
  );
  return { onStyled, finish: () => act(async () => rest.put({} as AppParts)) };
}

test('inserts the rules of pre-rendered components when the app chunk has loaded, and all others at once', async () => {
  const { onStyled, finish } = show(readyClasses());
  expect(screen.getByText('drawn')).not.toHaveStyle({ color: 'rgb(1, 2, 3)' });
  expect(screen.getByText('new')).toHaveStyle({ color: 'rgb(4, 5, 6)' });
  expect(onStyled).not.toHaveBeenCalled();

  let colour = '';
  onStyled.mockImplementation(() => {
    colour = getComputedStyle(screen.getByText('drawn')).color;
  });
  await finish();
  expect(onStyled).toHaveBeenCalledTimes(1);
  expect(colour).toBe('rgb(1, 2, 3)');
  expect(screen.getByText('new')).toHaveStyle({ color: 'rgb(4, 5, 6)' });
});
