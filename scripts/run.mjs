/**
 * Starts `npm start` and `npm test` on a machine with nothing installed: checks the Node version,
 * installs the packages if they differ from the lock file, and runs `scripts/<name>.ts` in this
 * process, so that stopping it leaves no child process. Plain JavaScript without dependencies.
 */
import { spawn } from 'node:child_process';
import { lstatSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const PARENT = process.ppid;
const [MAJOR = 0, MINOR = 0] = process.versions.node.split('.').map(Number);

function fail(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}

function checkNode() {
  const isSupported = (MAJOR === 20 && MINOR >= 19) || (MAJOR === 22 && MINOR >= 13) || MAJOR >= 24;
  if (isSupported) return;
  fail(
    `This is Node ${process.versions.node}; the project needs 20.19 or newer of 20, 22.13 or newer of 22, or 24 and later.`,
  );
}

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(resolve(ROOT, file), 'utf8')).packages ?? {};
  } catch {
    return undefined;
  }
}

/**
 * npm writes `node_modules/.package-lock.json` last, so it describes what is installed; an
 * interrupted install has none. Optional packages of other platforms may be missing from it.
 */
function isInstalled() {
  const installed = packagesOf('node_modules/.package-lock.json');
  const wanted = packagesOf('package-lock.json');
  if (wanted === undefined)
    fail('package-lock.json is missing or broken: take it from the repository.');
  if (installed === undefined) return false;
  const isSame = (path) =>
    installed[path]?.version === wanted[path]?.version
    && installed[path]?.integrity === wanted[path]?.integrity;
  const mayBeMissing = ({ optional, devOptional, peer, extraneous }) =>
    Boolean(optional || devOptional || peer || extraneous);
  return (
    Object.keys(installed).every(isSame)
    && Object.keys(wanted).every(
      (path) => path === '' || isSame(path) || (!installed[path] && mayBeMissing(wanted[path])),
    )
  );
}

function install() {
  // npm empties the folder first: through a link, that of another checkout.
  const packages = resolve(ROOT, 'node_modules');
  if (lstatSync(packages, { throwIfNoEntry: false })?.isSymbolicLink())
    fail(
      'node_modules is a link to packages that are not those of package-lock.json: remove the link.',
    );
  console.log('The installed packages are not those of package-lock.json: running `npm ci` …');
  const npm = process.env.npm_execpath;
  const [command, first] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
  // `--include=dev`: with NODE_ENV=production npm would omit the tools.
  const child = spawn(command, [...first, 'ci', '--include=dev', '--no-audit', '--no-fund'], {
    cwd: ROOT,
    stdio: 'inherit',
    shell: command === 'npm' && process.platform === 'win32',
  });
  const stop = () => child.kill('SIGTERM');
  process.on('SIGINT', stop).on('SIGTERM', stop);
  const watch = setInterval(() => process.ppid !== PARENT && stop(), 500);
  return new Promise((done) => {
    child.on('error', (error) => fail(`npm could not be started: ${error.message}`));
    child.on('exit', (code, signal) => {
      clearInterval(watch);
      process.off('SIGINT', stop).off('SIGTERM', stop);
      if (code !== 0)
        fail(
          signal
            ? 'Stopped while installing.'
            : 'The packages could not be installed: see the messages of npm above.',
        );
      done();
    });
  });
}

checkNode();
if (!isInstalled()) await install();
process.chdir(ROOT);
const [name] = process.argv.splice(2, 1);
const { register } = await import('tsx/esm/api');
register();
await import(`#scripts/${name}.ts`);
