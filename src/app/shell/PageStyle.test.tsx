import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import styled, { ServerStyleSheet } from 'styled-components';
import { classesIn, PageStyle } from './PageStyle';
import { pendingAppParts, AppPartsContext } from '#app/first-paint/appPartsContext.ts';
import type { AppParts } from '#app/first-paint/appParts.ts';

const Prerendered = styled.p`
  color: rgb(1, 2, 3);
`;
const New = styled.p`
  color: rgb(4, 5, 6);
`;

/** The classes of a pre-rendered page. */
function readyClasses(): ReadonlySet<string> {
  const page = document.createElement('div');
  page.innerHTML = renderToString(new ServerStyleSheet().collectStyles(<Prerendered />));
  return classesIn(page);
}

function show(ready: ReadonlySet<string>) {
  const parts = pendingAppParts(() => undefined);
  const onStyled = jest.fn();
  render(
    <AppPartsContext value={parts}>
      <PageStyle ready={ready} onStyled={onStyled}>
        <Prerendered>text</Prerendered>
        <New>new</New>
      </PageStyle>
    </AppPartsContext>,
  );
  return { onStyled, finish: () => act(async () => parts.put({} as AppParts)) };
}

test('inserts the rules of pre-rendered components when the app chunk has loaded, and all others at once', async () => {
  const { onStyled, finish } = show(readyClasses());
  expect(screen.getByText('text')).not.toHaveStyle({ color: 'rgb(1, 2, 3)' });
  expect(screen.getByText('new')).toHaveStyle({ color: 'rgb(4, 5, 6)' });
  expect(onStyled).not.toHaveBeenCalled();

  let colour = '';
  onStyled.mockImplementation(() => {
    colour = getComputedStyle(screen.getByText('text')).color;
  });
  await finish();
  expect(onStyled).toHaveBeenCalledTimes(1);
  expect(colour).toBe('rgb(1, 2, 3)');
  expect(screen.getByText('new')).toHaveStyle({ color: 'rgb(4, 5, 6)' });
});
