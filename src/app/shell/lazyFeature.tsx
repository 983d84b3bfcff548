import { useLayoutEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { Store } from '@reduxjs/toolkit';
import { useStore } from 'react-redux';
import { lazyWithRetry } from '#shared/errors/lazyWithRetry.tsx';
import { attachFeature, isAttached } from '#app/store/lazyFeatures.ts';
import type { Feature } from '#app/store/lazyFeatures.ts';

interface FeatureModule {
  feature: Feature;
  Component: ComponentType;
}

export type LazyFeature = ComponentType & {
  /**
   * Loads the feature into the store early, so that it renders at once. After a failure, rendering
   * tries again.
   * @returns whether it is loaded
   */
  prefetch(store: Store): Promise<boolean>;
};

/**
 * A rarely opened page or dialog: its code, state and sagas load on demand.
 * @param load imports the code
 * @param Frame as for `lazyWithRetry`
 */
export function lazyFeature(
  load: () => Promise<FeatureModule>,
  Frame?: ComponentType<{ children: ReactNode }>,
): LazyFeature {
  const Part = lazyWithRetry(async () => {
    const { feature, Component } = await load();
    function Attached() {
      const store = useStore();
      const [ready, setReady] = useState(() => isAttached(store, feature));
      // Not during render: mounted components may be subscribed.
      useLayoutEffect(() => {
        attachFeature(store, feature);
        setReady(true);
      }, [store]);
      return ready ? <Component /> : null;
    }
    return { default: Attached };
  }, Frame);
  const prefetch = async (store: Store) => {
    if (!(await Part.prefetch())) return false;
    attachFeature(store, (await load()).feature);
    return true;
  };
  return Object.assign((props: object) => <Part {...props} />, { prefetch });
}
