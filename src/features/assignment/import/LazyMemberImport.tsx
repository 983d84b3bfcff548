import { lazyFeature } from '#shared/page/lazyFeature.tsx';
import { dialogFrame } from '../parts/dialogFrame';
import type { MemberImportProps } from './dialog/MemberImportDialog';

export const LazyMemberImport = lazyFeature<MemberImportProps>({
  load: async () => {
    const { MemberImportDialog, memberImportFeature } = await import('./dialog/MemberImportDialog');
    return { Component: MemberImportDialog, feature: memberImportFeature };
  },
  Frame: dialogFrame('memberImport.title', 'medium'),
});
