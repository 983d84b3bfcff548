import { useLayoutEffect, useState } from 'react';
import type { ComponentType } from 'react';
import type { Store } from '@reduxjs/toolkit';
import { useStore } from 'react-redux';
import { ErrorBoundary } from '#shared/errors/ErrorBoundary.tsx';
import { lazyWithRetry } from '#shared/errors/lazyWithRetry.tsx';
import type { FrameProps } from '#shared/errors/lazyWithRetry.tsx';
import { attachFeature, isAttached } from './attachFeature';
import type { Feature } from './attachFeature';

export interface LazyOptions<Props> {
  /** Imports the code, and the state and sagas that join the store with it. */
  load: () => Promise<{ Component: ComponentType<Props>; feature?: Feature }>;
  /** Wraps the spinner and the error message; receives the component's props. */
  Frame: ComponentType<Props & FrameProps>;
}

const NOTHING: Feature = { slices: [], sagas: [] };

/** A rarely opened page or dialog: its code, state and sagas load on demand. */
export function lazyFeature<Props extends object>({ load, Frame }: LazyOptions<Props>) {
  const Part = lazyWithRetry<Props>(async () => {
    const { Component, feature = NOTHING } = await load();
    function Attached(props: Props) {
      const store = useStore();
      const [ready, setReady] = useState(() => feature === NOTHING || isAttached(store, feature));
      // Not during render: mounted components may be subscribed.
      useLayoutEffect(() => {
        attachFeature(store, feature);
        setReady(true);
      }, [store]);
      return ready ? <Component {...props} /> : null;
    }
    return { default: Attached };
  }, Frame);
  /**
   * Loads the code, so that it renders at once. With a store, also adds the feature's reducers and
   * sagas to it. After a failure, rendering tries again.
   * @returns whether it is loaded
   */
  const prefetch = async (store?: Store) => {
    if (!(await Part.prefetch())) return false;
    const { feature = NOTHING } = await load();
    if (store) attachFeature(store, feature);
    return true;
  };
  return Object.assign(
    (props: Props) => (
      <ErrorBoundary frame={(message) => <Frame {...props}>{message}</Frame>}>
        <Part {...props} />
      </ErrorBoundary>
    ),
    { prefetch },
  );
}
