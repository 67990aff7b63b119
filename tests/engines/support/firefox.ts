import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Index } from 'selenium-webdriver/bidi/index.js';
import { type Engine, type EngineWindow, keyStrokes } from './engine-window.ts';

type Send = <Result>(method: string, params: object) => Promise<Result>;

/** Scroll bars that take no room, as in Chromium under test; no first-run pages; English. */
const SETTINGS = {
  'app.update.disabledForTesting': true,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'intl.accept_languages': 'en-US, en',
  'intl.locale.requested': 'en-US',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'ui.useOverlayScrollbars': 1,
};

/** Debian's Firefox, through WebDriver BiDi, for which it needs no driver. */
export async function startFirefox(program: string): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'livery-firefox-'));
  const settings = Object.entries(SETTINGS).map((entry) => `user_pref(${entry.map((part) => JSON.stringify(part))});`);
  writeFileSync(join(profile, 'user.js'), settings.join('\n'));
  const options = ['--headless', '--no-remote', '--remote-debugging-port', '0', '--profile', profile];
  const browser = spawn(program, options, {
    env: { ...process.env, TZ: 'Europe/Lisbon' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const endPromise = once(browser, 'exit');
  const connection = await connectTo(await listeningAt(browser.stderr));
  const send = createSender(connection);
  await send('session.new', { capabilities: {} });
  return {
    newWindow: () => openWindow(send),
    async stop() {
      browser.kill();
      await endPromise;
      await connection.close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

async function listeningAt(errors: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface(errors)) {
    const address = /^WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1];
    if (address !== undefined) {
      errors.resume();
      return `${address}/session`;
    }
  }
  throw new Error('Firefox ended before it listened.');
}

async function connectTo(address: string): Promise<Index> {
  // Its types say that the class is a member of the module, but the module is the class.
  const { default: Connection } = (await import('selenium-webdriver/bidi/index.js')) as unknown as {
    default: typeof Index;
  };
  const connection = new Connection(address);
  await connection.waitForConnection();
  return connection;
}

function createSender(connection: Index): Send {
  return async <Result>(method: string, params: object) => {
    const answer = (await connection.send({ method, params })) as
      | { type: 'success'; result: Result }
      | { type: 'error'; error: string; message: string };
    if (answer.type === 'error') throw new Error(`${method}: ${answer.error}: ${answer.message}`);
    return answer.result;
  };
}

async function openWindow(send: Send): Promise<EngineWindow> {
  const { userContext } = await send<{ userContext: string }>('browser.createUserContext', {});
  const { context } = await send<{ context: string }>('browsingContext.create', { type: 'window', userContext });
  const act = (actions: readonly object[]) => send('input.performActions', { context, actions });
  return {
    open: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    resize: async (width, height) =>
      void (await send('browsingContext.setViewport', { context, viewport: { width, height } })),
    async run(expression) {
      const { result, exceptionDetails } = await send<{
        result: { value: unknown };
        exceptionDetails?: { text: string };
      }>('script.evaluate', { expression, target: { context }, awaitPromise: false });
      if (exceptionDetails !== undefined) throw new Error(exceptionDetails.text);
      return result.value;
    },
    clickAt: async (x, y) => void (await act([mouseClick(Math.round(x), Math.round(y))])),
    type: async (text) => void (await act([keyStrokes(text)])),
    screenshot: async () =>
      Buffer.from((await send<{ data: string }>('browsingContext.captureScreenshot', { context })).data, 'base64'),
    close: async () => void (await send('browser.removeUserContext', { userContext })),
  };
}

function mouseClick(x: number, y: number) {
  const steps = [
    { type: 'pointerMove', x, y },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ];
  return { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions: steps };
}
