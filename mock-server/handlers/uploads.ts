import { operations } from '../../src/api/contract/operations.generated';
import { codes } from '../codes';
import type { Handlers } from '../contract/operationTypes';
import { isUploadedFile } from '../serving/uploadedFile';
import { signedInUser } from '../session/signedInUser';
import { namespacePrefix } from '../space/namespacePath';
import { inspectImage } from '../uploads/inspectImage';
import { keepImage, keptImage } from '../uploads/keptImages';
import { notSignedIn, ok, refuse } from './answers';

/** Pictures for applications (D32, D45). */
export const uploadHandlers: Pick<Handlers, 'uploadImage' | 'getUploadedImage'> = {
  uploadImage(call) {
    const { say, space } = call;
    const user = signedInUser(call);
    if (!user) return notSignedIn(say);
    const { file } = call.body;
    // Without enforcement a text may stand where the file should.
    if (!isUploadedFile(file)) return refuse(codes.imageContent, say.imageContent);
    const facts = inspectImage(file);
    if (typeof facts === 'string') return refuse(codes[facts], say[facts]);
    const { id } = keepImage(space, user, file, facts);
    const path = operations.getUploadedImage.path.replace('{imageId}', id);
    return ok({ imageId: id, url: namespacePrefix(space, undefined) + path });
  },

  getUploadedImage({ path, say, space }) {
    const image = keptImage(space, path.imageId);
    if (!image) return { status: 404, body: { code: codes.imageUnknown, message: say.imageUnknown, data: null } };
    return { status: 200, body: image.bytes, headers: { 'Content-Type': image.row.type } };
  },
};
