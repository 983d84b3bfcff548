import { createContext } from 'react';
import type { Identifier } from '#shared/session/identifier.ts';

/** What stands in the identifier's field. Only what depends on it is drawn anew with every key there. */
export const IdentifierContext = createContext<Identifier>({ channel: 'phone', value: '' });
