import { lazy, Suspense, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useStore } from 'react-redux';
import { attachFeature } from './features';
import type { Feature } from './features';

interface FeatureModule {
  feature: Feature;
  Component: ComponentType;
}

interface LazyFeatureProps {
  /** Fetches the feature's code. Keep it stable. */
  load(): Promise<FeatureModule>;
  /** Stands in its place meanwhile. */
  fallback?: ReactNode;
}

/** A page or dialog that few open: its code, its state and its sagas come when it is opened. */
export function LazyFeature({ load, fallback = null }: LazyFeatureProps) {
  const store = useStore();
  const [Part] = useState(() => lazy(async () => {
    const { feature, Component } = await load();
    attachFeature(store, feature);
    return { default: Component };
  }));
  return (
    <Suspense fallback={fallback}>
      <Part />
    </Suspense>
  );
}
