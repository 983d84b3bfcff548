/**
 * What the router wouter needs of React, in place of its own file for older versions of it: that asks for all of React by
 * a computed name, which costs the first screen a part of webpack's runtime.
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

/** React warns of layout effects where there is no page. */
export const useIsomorphicLayoutEffect =
  typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** A function that stays the same and always calls the newest handler. */
export function useEvent(handler) {
  const latest = useRef(handler);
  const stable = useRef((...values) => latest.current(...values));
  useInsertionEffect(() => {
    latest.current = handler;
  });
  return stable.current;
}
