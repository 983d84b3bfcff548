import { reply } from '#testing/network/scriptedFetch.ts';
import type { Reply } from '#testing/network/scriptedFetch.ts';
import { chooses, FILLED, JoinStory } from '#testing/stories/JoinStory.tsx';
import { neverAnswers } from '#testing/stories/storyAnswers.ts';
import type { StoryAnswers } from '#testing/stories/storyAnswers.ts';
import { drawAvatar } from '#mock/state/seeds/avatar.ts';

export default {
  title: 'Join / Picture',
  meta: {
    feature: 'Joining an academy',
    path: 'The picture',
    order: 31,
    waiting: ['Uploading'],
    empty: ['Anonymous'],
    error: ['UploadFailed', 'ServiceRefuses', 'WrongExtension', 'WrongContent', 'TooLarge', 'Gone'],
    when: {
      Uploading: 'a picture is chosen',
      WrongExtension: 'another kind of file',
      WrongContent: 'no picture inside',
      TooLarge: 'too large',
      UploadFailed: 'no answer',
      ServiceRefuses: 'the service refuses it',
      Uploaded: 'uploaded',
      Gone: 'deleted meanwhile',
      KeptThroughReload: 'reload',
    },
  },
};

/** A picture painted for the story. */
async function painted(): Promise<File> {
  const bytes = await (await fetch(drawAvatar(210))).blob();
  return new File([bytes], 'portrait.png', { type: 'image/png' });
}

const uploading =
  (then: Reply) =>
  ({ service }: StoryAnswers) =>
    void service.script('uploadImage', then, reply.data({ imageId: 'image-1', url: '' }));

/** An upload that stays at 50 %. */
const HALF_WAY: Reply = (request, signal, onProgress) => {
  onProgress?.(52, 100);
  return neverAnswers(request, signal);
};

const refused = (name: string, content: string) => chooses(async () => new File([content], name));

export const Uploading = () => (
  <JoinStory draft={FILLED} answers={uploading(HALF_WAY)} visit={chooses(painted)} />
);

export const Uploaded = () => (
  <JoinStory
    draft={FILLED}
    answers={uploading(reply.data({ imageId: 'image-1', url: '' }))}
    visit={chooses(painted)}
  />
);

/** Six seconds without progress, or no network; it can be tried again. */
export const UploadFailed = () => (
  <JoinStory draft={FILLED} answers={uploading(reply.unreachable())} visit={chooses(painted)} />
);

export const ServiceRefuses = () => (
  <JoinStory
    draft={FILLED}
    answers={({ respondWith }) => respondWith('uploadImage', 'bad-content')}
    visit={chooses(painted)}
  />
);

export const WrongExtension = () => (
  <JoinStory draft={FILLED} visit={refused('portrait.gif', 'GIF89a')} />
);

export const WrongContent = () => (
  <JoinStory draft={FILLED} visit={refused('portrait.png', '<svg onload="alert(1)"/>')} />
);

export const TooLarge = () => (
  <JoinStory draft={FILLED} visit={refused('portrait.png', 'x'.repeat(2_097_153))} />
);

/** A picture that an earlier page uploaded. */
export const KeptThroughReload = () => (
  <JoinStory
    draft={{
      ...FILLED,
      picture: { imageId: 'image-1', url: drawAvatar(210), name: 'portrait.png' },
    }}
  />
);

/** The service no longer has the picture. */
export const Gone = () => (
  <JoinStory
    draft={{
      ...FILLED,
      picture: { imageId: 'image-1', url: 'https://elsewhere.example/x.png', name: 'portrait.png' },
    }}
  />
);

/** Choosing asks to sign in first. */
export const Anonymous = () => <JoinStory draft={FILLED} anonymous />;
