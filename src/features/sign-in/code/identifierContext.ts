import { createContext } from 'react';
import type { Identifier } from '#shared/session/identifier.ts';

/**
 * The current identifier. A context, so that a keystroke re-renders only the components that depend
 * on it.
 */
export const IdentifierContext = createContext<Identifier>({ channel: 'phone', value: '' });
