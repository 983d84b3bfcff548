import { fireEvent, screen } from '@testing-library/react';
import {
  memberEnvironment,
  openJoinPage,
  pictureFile,
  submission,
} from '#testing/pages/joinPage.ts';
import { passTime } from '#testing/render/renderApp.tsx';
import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';
import { testEnvironment } from '#testing/render/testEnvironment.ts';
import type { Reply } from '#testing/network/scriptedFetch.ts';

const GOOD = pictureFile('ok-720x1560.png');
const KEPT = reply.data({ imageId: 'image-1', url: '/image-1.png' });

describe('PictureField', () => {
  const uploading = (service = new ScriptedService()) =>
    service.script('uploadImage', reply.sending(1000, [25, 50, 75, 100], KEPT));
  const progress = () =>
    screen
      .queryByRole('progressbar', { name: 'Uploading the image…' })
      ?.getAttribute('aria-valuenow');
  const previews = () => screen.queryAllByRole<HTMLImageElement>('img', { name: /^Image preview/ });
  test('previews the picture in both frames with progress, and then says that it is uploaded', async () => {
    const page = await openJoinPage({ service: uploading() });
    await page.choose(GOOD);
    expect(previews().map(({ alt }) => alt)).toEqual([
      'Image preview (16:9)',
      'Image preview (720 × 1560)',
    ]);
    expect(previews()[0]!.src).toMatch(/^data:image\/png;base64,/);
    await passTime(2000);
    expect(progress()).toBe('50');
    await passTime(2000);
    expect(progress()).toBeUndefined();
    expect(screen.getAllByText('Image uploaded')).not.toEqual([]);
    expect(previews()).toHaveLength(2);
  });
  test('in Arabic, the progress has Latin digits', async () => {
    const page = await openJoinPage({ service: uploading(), locale: 'ar_SA' });
    await page.choose(GOOD);
    await passTime(2000);
    expect(screen.getByRole('progressbar').parentElement).toHaveTextContent(/^50/);
  });
  test.each([
    ['a script', new File(['x'], 'a.svg'), 'Only JPG, JPEG, and PNG images can be uploaded'],
    [
      'a long name',
      new File(['x'], `${'x'.repeat(197)}.png`),
      'The file name must have 1 to 200 characters',
    ],
    [
      'a large file',
      new File([new Uint8Array(2_097_153)], 'a.png'),
      'The image can’t be larger than 2\u00a0MB',
    ],
  ])('%s is refused before it is read', async (_goal, file, problem) => {
    const page = await openJoinPage();
    const read = jest.spyOn(FileReader.prototype, 'readAsArrayBuffer');
    await page.choose(file);
    expect(page.chooseImage()).toHaveAccessibleDescription(
      expect.stringContaining(problem) as string,
    );
    expect(read).not.toHaveBeenCalled();
  });
  test('a refused file keeps the previous picture', async () => {
    const page = await openJoinPage();
    await page.fill();
    await page.choose(GOOD);
    await page.choose(pictureFile('svg-as-png.png'));
    expect(previews()).toHaveLength(2);
    await page.submit();
    expect(submission(page)).toMatchObject({ imageId: 'image-1' });
  });
  test('a refused file must be removed before the form is sent, so that no one believes that it was sent', async () => {
    const page = await openJoinPage();
    await page.fill();
    await page.choose(pictureFile('empty.png'));
    await page.submit();
    expect(page.service.count('submitApplication')).toBe(0);
    await page.user.click(page.button('Remove image')!);
    await page.submit();
    expect(submission(page)).toMatchObject({ imageId: '' });
  });
  test('removing a picture sends none', async () => {
    const page = await openJoinPage();
    await page.fill();
    await page.choose(GOOD);
    await page.user.click(page.button('Remove image')!);
    expect(previews()).toEqual([]);
    expect(page.chooseImage()).toHaveFocus();
    await page.submit();
    expect(submission(page)).toMatchObject({ imageId: '' });
  });
  test.each([
    [1920, 1080, /^This image \(1920 × 1080 px\) fits 16:9 well/],
    [720, 1560, /^This image \(720 × 1560 px\) fits 720 × 1560 well/],
    [1000, 1000, /^This image \(1000 × 1000 px\) will be cropped in both frames/],
  ])('%i × %i: advice, and no refusal', async (width, height, advice) => {
    const page = await openJoinPage();
    await page.fill();
    await page.choose(GOOD);
    const [first] = previews();
    Object.defineProperties(first!, {
      naturalWidth: { value: width },
      naturalHeight: { value: height },
    });
    fireEvent.load(first!);
    expect(
      screen.getByText(
        (_text, element) => element?.tagName === 'P' && advice.test(element.textContent ?? ''),
      ),
    ).toBeVisible();
    await page.submit();
    expect(submission(page)).toMatchObject({ imageId: 'image-1' });
  });
  test('reports a picture that the browser cannot decode', async () => {
    const page = await openJoinPage();
    await page.choose(GOOD);
    fireEvent.error(previews()[0]!);
    expect(screen.getByText('The image can’t be displayed. Choose another one.')).toBeVisible();
    expect(previews()).toEqual([]);
  });
  test('does not upload a picture that cannot be decoded, such as one with a wrong checksum', async () => {
    globalThis.createImageBitmap = () => Promise.reject(new DOMException('', 'InvalidStateError'));
    try {
      const service = uploading();
      const page = await openJoinPage({ service });
      await page.choose(GOOD);
      const problem = 'The image can’t be displayed. Choose another one.';
      expect(screen.getAllByText(problem)[0]).toBeVisible();
      expect(service.count('uploadImage')).toBe(0);
    } finally {
      Reflect.deleteProperty(globalThis, 'createImageBitmap');
    }
  });
  test('choosing without a session asks to sign in instead, because signing in would lose the file', async () => {
    const page = await openJoinPage({ environment: testEnvironment({ address: '/join' }) });
    expect(page.chooseImage()).toHaveAccessibleDescription(
      /Log in to add an image\. What you’ve entered will be kept\./,
    );
    await page.user.click(page.chooseImage());
    await passTime(0);
    expect(screen.getByRole('dialog')).toBeVisible();
  });
  test('shows only addresses of this origin', async () => {
    const service = new ScriptedService().script(
      'uploadImage',
      reply.data({ imageId: 'image-1', url: 'https://evil.example/x.png' }),
    );
    const page = await openJoinPage({ service });
    await page.choose(GOOD);
    page.unmount();
    await openJoinPage({ service, environment: memberEnvironment('/join', true) });
    expect(previews()).toEqual([]);
    expect(screen.getByText('The image can’t be displayed. Choose another one.')).toBeVisible();
  });
});

describe('lost file', () => {
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
    const file = service.last('uploadImage').form?.get('file') as File;
    expect([file.name, file.type, file.size]).toEqual([GOOD.name, 'image/png', GOOD.size]);
    await page.submit();
    expect(submission(page)).toMatchObject({ imageId: 'image-1', realName: '李雷' });
  });
});
