import type { Slice, Store } from '@reduxjs/toolkit';
import type { SagaGenerator } from '#lib/saga/sagaGenerator.ts';

export interface Feature {
  slices: readonly Slice[];
  sagas: readonly (() => SagaGenerator)[];
}

type Attach = (feature: Feature) => void;

const attachments = new WeakMap<Store, { attach: Attach; attached: Set<Feature> }>();

/** Sets how features join this store; call it once the store's sagas run. */
export function setFeatureAttacher(store: Store, attach: Attach): void {
  attachments.set(store, { attach, attached: new Set() });
}

export function isAttached(store: Store, feature: Feature): boolean {
  return attachments.get(store)?.attached.has(feature) === true;
}

/**
 * Adds a feature's slices and sagas to the store; a second call does nothing.
 * @throws when the store's sagas do not run yet
 */
export function attachFeature(store: Store, feature: Feature): void {
  const attachment = attachments.get(store);
  if (attachment === undefined)
    throw new Error('A feature can join only a store with everything running (`makeStore`)');
  if (attachment.attached.has(feature)) return;
  attachment.attached.add(feature);
  attachment.attach(feature);
}
