import { fireEvent, screen } from '@testing-library/react';
import { openJoinPage, pictureFile, submission } from '#testing/pages/joinPage.ts';
import { passTime } from '#testing/render/renderApp.tsx';
import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';

const GOOD = pictureFile('ok-720x1560.png');
const KEPT = reply.data({ imageId: 'image-1', url: '/image-1.png' });
const uploading = (service = new ScriptedService()) =>
  service.script('uploadImage', reply.sending(1000, [25, 50, 75, 100], KEPT));
const progress = () =>
  screen
    .queryByRole('progressbar', { name: 'Uploading the image…' })
    ?.getAttribute('aria-valuenow');

test('canceling aborts the upload, and it can be tried again', async () => {
  const page = await openJoinPage({ service: uploading() });
  await page.choose(GOOD);
  await passTime(1000);
  await page.user.click(page.button('Cancel upload')!);
  expect(page.service.last('uploadImage').aborted).toBe(true);
  await passTime(5000);
  expect(progress()).toBeUndefined();
  expect(screen.getAllByText('Upload canceled')).not.toEqual([]);
  expect(page.chooseImage()).toHaveFocus();
  await page.user.click(page.button('Try again')!);
  await passTime(4000);
  expect(screen.getAllByText('Image uploaded')).not.toEqual([]);
  expect((page.service.last('uploadImage').form?.get('file') as File).name).toBe('ok-720x1560.png');
});

test('a second picture replaces one that is uploading, whose answer is dropped', async () => {
  const service = new ScriptedService().script(
    'uploadImage',
    reply.after(2000, reply.data({ imageId: 'late', url: '/late.png' })),
    reply.after(500, reply.data({ imageId: 'second', url: '/second.png' })),
  );
  const page = await openJoinPage({ service });
  await page.fill();
  await page.choose(GOOD);
  await page.choose(pictureFile('ok-1x1.jpg'));
  await passTime(5000);
  expect(
    service.requests
      .filter(({ operation }) => operation === 'uploadImage')
      .map(({ aborted }) => aborted),
  ).toEqual([true, false]);
  await page.submit();
  expect(submission(page)).toMatchObject({ imageId: 'second' });
});

test('the form waits for an upload, and says so', async () => {
  const page = await openJoinPage({ service: uploading() });
  await page.fill();
  await page.choose(GOOD);
  await page.submit();
  expect(page.service.count('submitApplication')).toBe(0);
  const way = screen.getByRole('link', {
    name: 'Wait until the image is uploaded, or cancel the upload',
  });
  await page.user.click(way);
  expect(page.chooseImage()).toHaveFocus();
  await passTime(5000);
  expect(way).not.toBeInTheDocument();
  await page.submit();
  expect(submission(page)).toMatchObject({ imageId: 'image-1' });
});

/** Makes the next file take five seconds to read. */
const readSlowly = () =>
  jest.spyOn(FileReader.prototype, 'readAsArrayBuffer').mockImplementationOnce(function (
    this: FileReader,
    file,
  ) {
    setTimeout(() => this.readAsArrayBuffer(file), 5000);
  });

test('removing aborts an upload, and drops a file that is being read', async () => {
  const page = await openJoinPage({
    service: new ScriptedService().script('uploadImage', reply.sending(1000, [25, 50], KEPT), KEPT),
  });
  const remove = () => page.user.click(page.button('Remove image')!);
  await page.choose(GOOD);
  await passTime(1000);
  await remove();
  expect(page.service.last('uploadImage').aborted).toBe(true);
  await page.choose(GOOD);
  const read = readSlowly();
  await page.choose(pictureFile('ok-1x1.jpg'));
  await remove();
  await passTime(5000);
  await passTime(0);
  expect(read).toHaveBeenCalledTimes(2);
  expect(page.service.count('uploadImage')).toBe(2);
  expect(page.button('Remove image')).toBeNull();
});

test('a form submitted while a file is being read waits for it', async () => {
  const page = await openJoinPage();
  await page.fill();
  const input = document.querySelector('input[type=file]')!;
  const read = readSlowly();
  fireEvent.change(input, { target: { files: [GOOD] } });
  await page.submit();
  expect(page.service.count('submitApplication')).toBe(0);
  expect(page.chooseImage()).toHaveAccessibleDescription(/^Wait until the image is uploaded/);
  await passTime(5000);
  await passTime(0);
  expect(read).toHaveBeenCalledTimes(2);
  await page.submit();
  expect(submission(page)).toMatchObject({ imageId: 'image-1' });
});

test('each refused file is announced, also after one with the same problem', async () => {
  const page = await openJoinPage();
  const bad = pictureFile('svg-as-png.png');
  await page.choose(bad);
  const words = 'The image’s content doesn’t match its format. Choose another one.';
  const heard = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(heard()).toContain(words);
  fireEvent.change(document.querySelector('input[type=file]')!, { target: { files: [bad] } });
  expect(heard()).not.toContain(words);
  await passTime(0);
  await passTime(0);
  expect(heard()).toContain(words);
});

test('leaving the page aborts the upload', async () => {
  const page = await openJoinPage({ service: uploading() });
  await page.choose(GOOD);
  await passTime(1000);
  page.unmount();
  await passTime(0);
  expect(page.service.last('uploadImage').aborted).toBe(true);
});

test('a disguised file name is shown and sent without direction characters', async () => {
  const page = await openJoinPage({ service: new ScriptedService().script('uploadImage', KEPT) });
  await page.choose(new File([GOOD], 'photo\u202egpj.\u0007png', { type: 'image/png' }));
  await passTime(0);
  expect(screen.getByText('photogpj.png').textContent).toBe('photogpj.png');
  expect((page.service.last('uploadImage').form?.get('file') as File).name).toBe('photogpj.png');
});
