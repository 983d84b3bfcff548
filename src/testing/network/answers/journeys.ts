import { fireEvent, screen } from '@testing-library/react';
import { CODE, PHONE } from '../../pages/signInPage';
import { memberEnvironment, pictureFile } from '../../pages/joinPage';
import { passTime, renderApp } from '../../render/renderApp';
import type { ScriptedService } from '../scriptedFetch';
import { testEnvironment } from '../../render/testEnvironment';
import type { AnsweredOperation } from './wholeAnswers';

type App = Awaited<ReturnType<typeof renderApp>>;

/**
 * A user's path through one of the pages, in English, as far as the answers allow; it clicks what
 * is shown.
 */
export interface Journey {
  name: string;
  /** The operations whose answers decide what is shown on the way. */
  asks: readonly AnsweredOperation[];
  go(service: ScriptedService): Promise<App>;
}

async function press(role: 'button' | 'checkbox' | 'radio', name: string | RegExp): Promise<void> {
  const [control] = screen.queryAllByRole(role, { name });
  if (control === undefined) return;
  fireEvent.click(control);
  await passTime(20);
}

function fill(name: string, text: string): void {
  const field = screen.queryByRole('textbox', { name });
  if (field) fireEvent.change(field, { target: { value: text } });
}

async function open(service: ScriptedService, address: string, signedIn = false): Promise<App> {
  // The router reads jsdom's own address bar.
  history.replaceState(null, '', address);
  const app = await renderApp({
    service,
    environment: signedIn ? memberEnvironment(address) : testEnvironment({ address }),
  });
  await passTime(20);
  return app;
}

/** Requests a code, and solves the slider when one is shown. */
async function askForCode(): Promise<void> {
  await press('button', 'Get code');
  const slider = screen.queryByRole('dialog', { name: 'Security verification' });
  if (slider === null) return;
  for (const image of slider.querySelectorAll('img')) {
    Object.defineProperty(image, 'naturalWidth', {
      configurable: true,
      value: image.alt === '' ? 50 : 320,
    });
    fireEvent.load(image);
  }
  await passTime(0);
  await press('button', 'Move right');
  await press('button', 'Verify');
}

async function signIn(service: ScriptedService): Promise<App> {
  const app = await open(service, '/login/index');
  fill('Mobile number', PHONE);
  fill('Email', 'lei@school.example');
  await press('checkbox', /I have read and agree/);
  await askForCode();
  fill('Verification code', CODE);
  await press('button', 'Log in / Register');
  return app;
}

const ARRIVING = [
  'getAcademyConfig',
  'getLoginScenario',
  'getRemoteConfig',
  'getOverseas',
  'getClientIp',
  'getSchoolDetails',
] as const;

export const journeys: readonly Journey[] = [
  {
    name: 'signing in with a code',
    asks: [
      ...ARRIVING,
      'getSliderChallenge',
      'sendSmsCode',
      'sendEmailCode',
      'requestToken',
      'signLatestAgreement',
      'getProfile',
    ],
    go: signIn,
  },
  {
    name: 'signing in by QR code',
    asks: [
      ...ARRIVING,
      'createQrSession',
      'getQrStatus',
      'requestQrToken',
      'signLatestAgreement',
      'getProfile',
    ],
    go: async (service) => {
      const app = await open(service, '/login/index?loginMode=2');
      await press('checkbox', /I have read and agree/);
      // Three polls with doubling pauses.
      await passTime(2000);
      await passTime(2000);
      await passTime(4000);
      return app;
    },
  },
  {
    name: 'restoring an account',
    asks: [
      'sendRestoreSmsCode',
      'sendRestoreEmailCode',
      'checkRestoreSmsCode',
      'checkRestoreEmailCode',
    ],
    go: async (service) => {
      const app = await signIn(service);
      await press('button', 'Continue');
      await askForCode();
      fill('Verification code', CODE);
      await press('button', 'Verify');
      return app;
    },
  },
  {
    name: 'reading an agreement',
    asks: ['getAcademyConfig'],
    go: (service) => open(service, '/service'),
  },
  {
    name: 'looking at an application',
    asks: ['getCurrentApplication', 'getProfile'],
    go: (service) => open(service, '/join', true),
  },
  {
    name: 'applying',
    asks: ['uploadImage', 'submitApplication', 'getProfile'],
    go: async (service) => {
      const app = await open(service, '/join', true);
      fill('Real name', '李雷');
      await press('radio', 'Male');
      fill('Reason for joining', 'To learn');
      const input = document.querySelector('input[type=file]');
      if (input) fireEvent.change(input, { target: { files: [pictureFile('ok-720x1560.png')] } });
      for (let turn = 0; turn < 3; turn += 1) await passTime(0);
      await press('button', 'Submit application');
      return app;
    },
  },
];
