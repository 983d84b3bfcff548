import type { components } from '#shared/api/contract/types.generated.ts';
import { codes } from '#mock/contract/codes.ts';
import { refusal, refusalWith, success } from '#mock/services/vocabulary.ts';
import { academyClosed } from '#mock/services/common/common.outcomes.ts';
import type { OutcomesOf } from '#mock/services/vocabulary.ts';

type Application = components['schemas']['Application'];

const DECISION: Partial<Application> = { decidedAt: '2025-01-16T09:30:00.000Z' };
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

const current = (about: string, data: Application | null, userAction: string) =>
  success(about, data, userAction);

const UPLOAD = 'upload such a picture';
const unknownImage = '990606';

export const joinOutcomes = {
  submitApplication: {
    sent: success('sent', sample),
    'already-sent': refusal(
      '990611',
      'applicationWaiting',
      'an application is already waiting',
      'send twice',
    ),
    refused: academyClosed('the academy accepts no applications', { academies: ['refusing'] }),
    'no-permission': refusalWith(
      403,
      codes.noPermission,
      'noPermission',
      'this user may not apply',
      'as the administrator',
    ),
    'bad-name': refusal(
      '990613',
      'realNameInvalid',
      'the name has special characters',
      'such a name',
    ),
    'bad-reason': refusal('990614', 'reasonInvalid', 'the reason contains code', 'such a reason'),
    'unknown-image': refusal(
      unknownImage,
      'imageUnknown',
      'the picture does not exist',
      'reset between upload and sending',
    ),
  },
  getCurrentApplication: {
    none: current('no application', null, 'a user who has sent none'),
    waiting: current('waiting for the administrator', sample, 'after sending'),
    approved: current(
      'approved',
      { ...sample, ...DECISION, state: 'approved' },
      'edit `state` of the row',
    ),
    refused: current(
      'refused, with the reason',
      { ...sample, ...DECISION, state: 'refused', refusal: '请补充证明材料' },
      'edit `state` of the row',
    ),
  },
  uploadImage: {
    'bad-name': refusal('990601', 'imageName', 'the name has over 200 characters', UPLOAD),
    'bad-extension': refusal('990602', 'imageExtension', 'not jpg, jpeg or png', UPLOAD),
    'too-large': refusal('990603', 'imageSize', 'over 2 MB', UPLOAD),
    'bad-content': refusal(
      '990604',
      'imageContent',
      'the first bytes are those of another format',
      UPLOAD,
    ),
    'too-many-pixels': refusal(
      '990605',
      'imageDimensions',
      'over 8192 a side, or over 25 million pixels',
      UPLOAD,
    ),
  },
  getUploadedImage: {
    gone: refusalWith(404, unknownImage, 'imageUnknown', 'no such picture', 'after a restart'),
  },
} satisfies OutcomesOf<
  'submitApplication' | 'getCurrentApplication' | 'uploadImage' | 'getUploadedImage'
>;
