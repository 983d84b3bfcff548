import { fireEvent, screen } from '@testing-library/react';
import { defaultDeployment } from '#shared/deployment/deployment.ts';
import { passTime, renderApp } from '#testing/render/renderApp.tsx';

const link = () => screen.getByRole('link', { name: 'Sample Academy' });
const logo = () => link().querySelector('img');
const initial = () => link().querySelector('[data-initial=S]');

async function open(source?: string) {
  const brand = { logo: source };
  await renderApp({ deployment: { ...defaultDeployment, brand } });
  await passTime(100);
}

test('shows the initial of the academy where the deployment has no logo', async () => {
  await open();
  expect(logo()).toBeNull();
  expect(initial()).toBeVisible();
});

test('shows the logo, and the initial if it does not load', async () => {
  await open('https://pictures.example/logo.svg');
  expect(logo()).toHaveAttribute('src', 'https://pictures.example/logo.svg');
  expect(initial()).toBeNull();
  fireEvent.error(logo()!);
  expect(logo()).toBeNull();
  expect(initial()).toBeVisible();
});
