/** @jest-environment node */
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readDeployment } from '#shared/deployment/deployment.ts';
import { deploymentOfBuild, readDeploymentFile, withDeployment } from './deploymentFile';
import { securityHeaders } from './securityHeaders';

const folder = mkdtempSync(join(tmpdir(), 'deployment-'));
const file = join(folder, 'deployment.json');
beforeEach(() => jest.spyOn(process.stderr, 'write').mockReturnValue(true));
afterAll(() => rmSync(folder, { recursive: true }));

function getDeployment(text: string) {
  writeFileSync(file, text);
  return readDeploymentFile(file);
}

describe('the deployment file', () => {
  it('is the mock’s own by default and has no problems', () => {
    const { text, security } = readDeploymentFile('');
    expect(readDeployment(JSON.parse(text)).problems).toEqual([]);
    expect(readDeployment(JSON.parse(text)).deployment.alternateTenant?.tenantId).toBe('alternate');
    expect(security).toEqual({});
  });

  it('goes into the page and cannot close its element', () => {
    const page = withDeployment(
      '<script type="application/json" id="deployment">{}</script>',
      getDeployment('{"avatarHosts":["</script>"]}'),
    );
    expect(page).toBe(
      '<script type="application/json" id="deployment">{"avatarHosts":["\\u003c/script>"]}</script>',
    );
  });

  it('opens the policy for the hosts that it names, but not for a malformed one', () => {
    const policy = (text: string) =>
      securityHeaders(getDeployment(text).security)['Content-Security-Policy'];
    expect(
      policy('{"avatarHosts":["pictures.example"],"agreementHosts":["texts.example"]}'),
    ).toMatch(
      /img-src 'self' data: https:\/\/pictures\.example; connect-src 'self' https:\/\/texts\.example;/,
    );
    expect(
      policy('{"brand":{"accent":"#06726e","logo":"https://logos.example:444/a.svg"}}'),
    ).toContain("img-src 'self' data: https://logos.example:444;");
    expect(policy('{"brand":{"accent":"#06726e","logo":"/a.svg"}}')).toContain(
      "img-src 'self' data:;",
    );
    expect(policy('{"avatarHosts":["*; script-src *"]}')).toContain("img-src 'self' data:;");
  });

  it.each<[string, (text: string) => string | Buffer]>([
    ['with a byte order mark', (text) => `\ufeff${text}`],
    ['in UTF-16', (text) => Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['with Windows line ends', (text) => text.replaceAll(',', ',\r\n')],
  ])('is read %s, also through a link', (_how, edit) => {
    const link = join(folder, `link-${Math.random()}.json`);
    symlinkSync('deployment.json', link);
    writeFileSync(file, edit('{"uploadLimitMegabytes":20,"selectionLimit":7}\n'));
    for (const path of [file, link])
      expect(deploymentOfBuild(path).deployment).toMatchObject({
        uploadLimitMegabytes: 20,
        selectionLimit: 7,
      });
  });

  it('may name the schema that editors complete it by, which no page is given', () => {
    writeFileSync(file, '{"$schema":"./deployment.schema.json","selectionLimit":7}');
    expect(deploymentOfBuild(file).file.text).toBe('{"selectionLimit":7}');
  });

  it('is refused with a message if it is empty or a folder', () => {
    expect(() => getDeployment('\ufeff\n')).toThrow(
      `DEPLOYMENT_JSON names ${file}, which cannot be used: it is empty`,
    );
    expect(() => readDeploymentFile(folder)).toThrow(/which cannot be used: EISDIR/);
  });

  it('is refused with its name if it is not JSON', () => {
    expect(() => getDeployment('{')).toThrow(`DEPLOYMENT_JSON names ${file}`);
    expect(() => readDeploymentFile(join(folder, 'gone.json'))).toThrow('gone.json');
  });

  it('gives a build the defaults if none is named, and stops it if a field is wrong', () => {
    expect(deploymentOfBuild('').file).toEqual({ text: '{}', security: {}, brand: null });
    writeFileSync(file, '{"uploadLimitMegabytes":20}');
    expect(deploymentOfBuild(file).deployment.uploadLimitMegabytes).toBe(20);
    writeFileSync(file, '{"avatarHosts":["a/b"]}');
    expect(() => deploymentOfBuild(file)).toThrow(
      `${file}: deployment.avatarHosts: [0] must be host names, not "a/b"`,
    );
  });
});
