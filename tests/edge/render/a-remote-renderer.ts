import { type Deadline, startDeadline } from '../../../src/edge/deadline.ts';
import { remoteRenderer } from '../../../src/edge/render/remote-renderer.ts';
import { parseManifest } from '../../../src/infrastructure/remotes/manifest-wire.ts';

export const fileEntry = (url: string) => ({ url, integrity: `sha384-${'A'.repeat(64)}` });
const parsedManifest = parseManifest(
  {
    version: 1,
    remotes: {
      blog: { ...fileEntry('blog.js'), server: fileEntry('blog-server.js'), styles: [fileEntry('blog.css')] },
      resort: fileEntry('resort.js'),
      mainApp: fileEntry('https://elsewhere.example/main.js'),
    },
  },
  'https://content.example',
);
if (!parsedManifest.ok) throw new Error('The manifest of this file is wrong.');
export const manifest = parsedManifest.value;

export const PAGE = { html: '<h1>Stories</h1>', data: { stories: 3 } };
const LOADED = async () => ({ render: async () => PAGE });
export const neverSettled = new Promise<never>(() => undefined);
/** A deadline longer than any test. */
export const patientDeadline = () => startDeadline(60_000);
/** A deadline that has passed for everything that does not resolve at once. */
export const PAST_DEADLINE: Deadline = {
  includes: async (promise) =>
    Promise.race([promise.then(() => true), new Promise<false>((end) => setImmediate(end, false))]),
};

/** A renderer on a clock that the test moves. */
export function aRenderer(options: Partial<Parameters<typeof remoteRenderer>[0]> = {}) {
  const errors: string[] = [];
  let time = 0;
  const renderPage = remoteRenderer({
    names: ['blog', 'resort', 'mainApp'],
    manifest: () => manifest,
    load: LOADED,
    styleText: () => '.card{}',
    onError: (failure) => errors.push(String(failure)),
    now: () => time,
    ...options,
  });
  type Render = Parameters<typeof renderPage>[2];
  return {
    render: (
      remote: string,
      deadline: Deadline,
      render: Render,
      page: Partial<Parameters<typeof renderPage>[1]> = {},
    ) => renderPage(remote, { host: 'aurora.example', isCalling: () => false, ...page, deadline }, render),
    errors,
    pass: (milliseconds: number) => (time += milliseconds),
  };
}
