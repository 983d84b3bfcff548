import { screen } from '@testing-library/react';
import { openJoinPage, pictureFile, submission } from '#testing/pages/joinPage.ts';
import { passTime } from '#testing/render/renderApp.tsx';
import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';
import type { Reply } from '#testing/network/scriptedFetch.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const GOOD = pictureFile('ok-720x1560.png');
const KEPT = reply.data({ imageId: 'image-1', url: '/image-1.png' });

test('a missing file is reported as unreadable', async () => {
  const page = await openJoinPage();
  jest.spyOn(FileReader.prototype, 'readAsArrayBuffer').mockImplementation(function (
    this: FileReader,
  ) {
    setTimeout(() => this.onerror?.({} as never));
  });
  await page.choose(GOOD);
  expect(page.chooseImage()).toHaveAccessibleDescription(/^The file couldn’t be read/);
});

test('a disk that does not answer does not block the field or the form forever', async () => {
  const page = await openJoinPage();
  jest.spyOn(FileReader.prototype, 'readAsArrayBuffer').mockImplementation(() => undefined);
  jest.spyOn(FileReader.prototype, 'abort').mockImplementation(function (this: FileReader) {
    this.onabort?.({} as never);
  });
  await page.fill();
  await page.choose(GOOD);
  await passTime(14_000);
  expect(page.chooseImage()).not.toHaveAccessibleDescription(/^The file couldn’t be read/);
  await passTime(1000);
  expect(page.chooseImage()).toHaveAccessibleDescription(/^The file couldn’t be read/);
});

test('the next choice drops a running check, even when it is refused', async () => {
  const page = await openJoinPage();
  const read = FileReader.prototype.readAsArrayBuffer;
  let answer = () => {};
  jest.spyOn(FileReader.prototype, 'readAsArrayBuffer').mockImplementationOnce(function (
    this: FileReader,
    blob: Blob,
  ) {
    answer = () => read.call(this, blob);
  });
  await page.fill();
  await page.choose(GOOD);
  await page.choose(GOOD, pictureFile('ok-1x1.jpg'));
  answer();
  await passTime(0);
  await passTime(0);
  expect(page.chooseImage()).toHaveAccessibleDescription(/^Choose one image only/);
  expect(page.service.count('uploadImage')).toBe(0);
});

test('a picture whose file changes or disappears after choosing is uploaded, and uploaded again, as it was chosen', async () => {
  // Fails like a browser when the form's file no longer exists.
  const ifThere: Reply = (request, ...rest) =>
    (request.form?.get('file') === GOOD ? reply.unreachable() : KEPT)(request, ...rest);
  const service = new ScriptedService().script('uploadImage', reply.unreachable(), ifThere);
  const page = await openJoinPage({ service });
  await page.fill();
  await page.choose(GOOD);
  await page.user.click(page.button('Try again')!);
  await passTime(0);
  expect(screen.getAllByText('Image uploaded')).not.toEqual([]);
  const sent = service.last('uploadImage').form?.get('file') as File;
  expect([sent.name, sent.type, sent.size]).toEqual([GOOD.name, 'image/png', GOOD.size]);
  await page.submit();
  expect(submission(page)).toMatchObject({ imageId: 'image-1', realName: '李雷' });
});
