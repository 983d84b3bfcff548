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
 * A rarely opened page or dialog: its code, state and sagas load on demand.
 * @param load imports the code
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
      // Not during render: mounted components may be subscribed.
      useLayoutEffect(() => {
        attachFeature(store, feature);
        setReady(true);
      }, [store]);
      return ready ? <Component /> : null;
    }
    return { default: Attached };
  }, Frame);
}
