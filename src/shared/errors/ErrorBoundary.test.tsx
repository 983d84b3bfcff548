import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { startStore } from '#testing/render/startStore.ts';
import { testEnvironment } from '#testing/render/testEnvironment.ts';
import { EnvironmentContext } from '#shared/browser/EnvironmentContext.tsx';
import { LanguageProvider } from '#shared/i18n/LanguageProvider.tsx';
import { loadPhrases } from '#shared/i18n/messageCatalog.ts';
import { ErrorBoundary } from './ErrorBoundary';

let broken: boolean;

function Region() {
  if (broken) throw new Error('secret of 13800000001');
  return <p>Working</p>;
}

beforeAll(() => loadPhrases('en_US'));

async function openPage() {
  broken = true;
  // React logs every error that a boundary catches.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const environment = testEnvironment();
  render(
    <Provider store={startStore({ environment }).store}>
      <EnvironmentContext value={environment}>
        <LanguageProvider>
          <p>Elsewhere</p>
          <ErrorBoundary>
            <Region />
          </ErrorBoundary>
        </LanguageProvider>
      </EnvironmentContext>
    </Provider>,
  );
  return { environment, user: userEvent.setup() };
}

test('a broken region shows a message without the error, and the rest of the page stays', async () => {
  await openPage();
  expect(await screen.findByText('Something went wrong here')).toBeVisible();
  expect(document.body).not.toHaveTextContent('13800000001');
  expect(screen.getByText('Elsewhere')).toBeInTheDocument();
});

test('a retry restores the region once it works', async () => {
  const { user } = await openPage();
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('alert')).toBeInTheDocument();
  broken = false;
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(screen.getByText('Working')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('the message can reload the page', async () => {
  const { user, environment } = await openPage();
  await user.click(await screen.findByRole('button', { name: 'Refresh the page' }));
  expect(environment.reloads).toBe(1);
});
