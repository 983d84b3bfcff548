import { useLayoutEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useStore } from 'react-redux';
import { lazyWithRetry } from '#shared/errors/lazyWithRetry.tsx';
import { attachFeature, isAttached } from '#app/store/lazyFeatures.ts';
import type { Feature } from '#app/store/lazyFeatures.ts';

interface FeatureModule {
  feature: Feature;
  Component: ComponentType;
}

/**
 * A page or dialog that few open: its code, its state and its sagas come when it is opened.
 * @param load fetches the code
 * @param Frame as for `lazyWithRetry`
 */
export function lazyFeature(
  load: () => Promise<FeatureModule>,
  Frame?: ComponentType<{ children: ReactNode }>,
): ComponentType {
  return lazyWithRetry(async () => {
    const { feature, Component } = await load();
    function Attached() {
      const store = useStore();
      const [ready, setReady] = useState(() => isAttached(store, feature));
      // Not while drawing: what is drawn already may be listening.
      useLayoutEffect(() => {
        attachFeature(store, feature);
        setReady(true);
      }, [store]);
      return ready ? <Component /> : null;
    }
    return { default: Attached };
  }, Frame);
}
