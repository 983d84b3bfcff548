import { lazyFeature } from '#shared/page/lazyFeature.tsx';
import { dialogFrame } from './dialogFrame';
import type { AcademyPickerProps } from './pickers/dialog/AcademyPicker';
import type { ParticipantPickerProps } from './pickers/dialog/ParticipantPicker';

export const LazyParticipantPicker = lazyFeature<ParticipantPickerProps>({
  load: async () => {
    const { ParticipantPicker } = await import(
      /* webpackChunkName: "pickers" */ './pickers/dialog/ParticipantPicker'
    );
    return { Component: ParticipantPicker };
  },
  Frame: dialogFrame('pickers.chooseParticipants'),
});

export const LazyAcademyPicker = lazyFeature<AcademyPickerProps>({
  load: async () => {
    const { AcademyPicker } = await import(
      /* webpackChunkName: "pickers" */ './pickers/dialog/AcademyPicker'
    );
    return { Component: AcademyPicker };
  },
  Frame: dialogFrame('pickers.chooseAcademies'),
});
