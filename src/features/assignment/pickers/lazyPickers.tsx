import { lazyFeature } from '#shared/page/lazyFeature.tsx';
import { dialogFrame } from '../parts/dialogFrame';
import type { AcademyPickerProps } from './dialog/AcademyPicker';
import type { ParticipantPickerProps } from './dialog/ParticipantPicker';

export const LazyParticipantPicker = lazyFeature<ParticipantPickerProps>({
  load: async () => {
    const { ParticipantPicker } = await import(
      /* webpackChunkName: "pickers" */ './dialog/ParticipantPicker'
    );
    return { Component: ParticipantPicker };
  },
  Frame: dialogFrame('pickers.chooseParticipants', 'large'),
});

export const LazyAcademyPicker = lazyFeature<AcademyPickerProps>({
  load: async () => {
    const { AcademyPicker } = await import(
      /* webpackChunkName: "pickers" */ './dialog/AcademyPicker'
    );
    return { Component: AcademyPicker };
  },
  Frame: dialogFrame('pickers.chooseAcademies', 'large'),
});
