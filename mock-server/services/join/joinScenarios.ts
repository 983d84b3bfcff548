import type { components } from '#shared/api/contract/types.generated.ts';
import { codes } from '#mock/codes.ts';
import type { Messages } from '#mock/texts/messages/messageTypes.ts';
import { ok, refuse } from '#mock/services/common/answers.ts';
import { forbidding, refusing } from '#mock/services/common/builders.ts';
import type { Scenario, ScenarioTable } from '#mock/services/common/scenarioTypes.ts';

type JoinOperation =
  'submitApplication' | 'getCurrentApplication' | 'uploadImage' | 'getUploadedImage';
type Application = components['schemas']['Application'];

const DECIDED: Partial<Application> = { decidedAt: '2025-01-16T09:30:00.000Z' };
const sample: Application = {
  applicationId: 'applications-0',
  tenantId: 'academy',
  realName: '李晨曦',
  gender: 'female',
  reason: '希望参加本学院的课程',
  imageId: '',
  state: 'sent',
  submittedAt: '2025-01-15T08:00:00.000Z',
};

function current(
  about: string,
  data: Application | null,
  words: string,
): Scenario<'getCurrentApplication'> {
  return { about, status: 200, code: codes.ok, answer: () => ok(data), also: { words } };
}

function badImage(about: string, code: keyof typeof codes & keyof Messages & `image${string}`) {
  return refusing(about, codes[code], code, { words: 'upload such a picture' });
}

export const joinScenarios: Pick<ScenarioTable, JoinOperation> = {
  submitApplication: {
    sent: { about: 'sent', status: 200, code: codes.ok, answer: () => ok(sample) },
    'already-sent': refusing(
      'an application is already waiting',
      codes.applicationWaiting,
      'applicationWaiting',
      { words: 'send twice' },
    ),
    refused: refusing('the academy accepts no applications', codes.academyClosed, 'academyClosed', {
      tenants: ['refusing'],
    }),
    'no-permission': forbidding('this user may not apply', 'as the administrator'),
    'bad-name': refusing(
      'the name has special characters',
      codes.realNameInvalid,
      'realNameInvalid',
      { words: 'such a name' },
    ),
    'bad-reason': refusing('the reason contains code', codes.reasonInvalid, 'reasonInvalid', {
      words: 'such a reason',
    }),
    'unknown-image': refusing('the picture does not exist', codes.imageUnknown, 'imageUnknown', {
      words: 'reset between upload and sending',
    }),
  },
  getCurrentApplication: {
    none: current('no application', null, 'a user who has sent none'),
    waiting: current('waiting for the administrator', sample, 'after sending'),
    approved: current(
      'approved',
      { ...sample, ...DECIDED, state: 'approved' },
      'edit `state` of the row',
    ),
    refused: current(
      'refused, with the reason',
      { ...sample, ...DECIDED, state: 'refused', refusal: '请补充证明材料' },
      'edit `state` of the row',
    ),
  },
  uploadImage: {
    'bad-name': badImage('the name has over 200 characters', 'imageName'),
    'bad-extension': badImage('not jpg, jpeg or png', 'imageExtension'),
    'too-large': badImage('over 2 MB', 'imageSize'),
    'bad-content': badImage('the first bytes are those of another format', 'imageContent'),
    'too-many-pixels': badImage('over 8192 a side, or over 25 million pixels', 'imageDimensions'),
  },
  getUploadedImage: {
    gone: {
      about: 'no such picture',
      status: 404,
      code: codes.imageUnknown,
      answer: ({ say }) => ({ ...refuse(codes.imageUnknown, say.imageUnknown), status: 404 }),
      also: { words: 'after a restart' },
    },
  },
};
