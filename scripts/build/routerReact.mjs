/**
 * What the router wouter needs from React. It replaces wouter's own file for older React versions,
 * which imports all of React with a computed name and so adds webpack runtime code to the first
 * screen.
 */
import { useEffect, useInsertionEffect, useLayoutEffect, useRef } from 'react';

export {
  cloneElement,
  createContext,
  createElement,
  forwardRef,
  Fragment,
  isValidElement,
  useContext,
  useInsertionEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';

/** On a server, React warns about layout effects. */
export const useIsomorphicLayoutEffect =
  typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** Returns a stable function that always calls the latest handler. */
export function useEvent(handler) {
  const latest = useRef(handler);
  const stable = useRef((...values) => latest.current(...values));
  useInsertionEffect(() => {
    latest.current = handler;
  });
  return stable.current;
}
