import { operations } from '#shared/api/contract/operations.generated.ts';
import type { Handlers } from '#mock/services/outcomes.ts';
import { isUploadedFile } from '#mock/contract/uploadedFile.ts';
import { signedInUser } from '#mock/services/sign-in/signedInUser.ts';
import { namespacePrefix } from '#mock/state/namespacePath.ts';
import { inspectImage } from './inspectImage';
import { saveImage, savedImage } from './imageStore';
import { ok } from '#mock/services/vocabulary.ts';

export const uploadHandlers: Pick<Handlers, 'uploadImage' | 'getUploadedImage'> = {
  uploadImage(call) {
    const { namespace } = call;
    const user = signedInUser(call);
    if (!user) return 'signed-out';
    const { file } = call.body;
    // Without enforcement the body may have a text in place of the file.
    if (!isUploadedFile(file)) return 'bad-content';
    const facts = inspectImage(file);
    if (typeof facts === 'string') return facts;
    const { id } = saveImage(namespace, user, file, facts);
    const path = operations.getUploadedImage.path.replace('{imageId}', id);
    return ok({ imageId: id, url: namespacePrefix(namespace, undefined) + path });
  },

  getUploadedImage({ path, namespace }) {
    const image = savedImage(namespace, path.imageId);
    if (!image) return 'gone';
    return { status: 200, body: image.bytes, headers: { 'Content-Type': image.row.type } };
  },
};
