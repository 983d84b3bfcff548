import { call } from './calls.js';

let about = {
  appUrl: '',
  namespace: 'default',
  tenants: [],
  tables: [],
  locales: [],
  addresses: [],
};

/** Settings of the mock, as far as they are loaded. */
export const aboutMock = () => about;

export async function loadAbout() {
  about = await call('about');
  return about;
}
