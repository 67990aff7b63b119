// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserShellBuild } from '../../src/infrastructure/browser/browser-shell-build.ts';
import { memoryShellBuild } from '../../src/infrastructure/memory/memory-page.ts';
import { shellBuildContract } from './shell-build.contract.ts';

const SCRIPTS = ['/assets/guard-1.js', '/assets/index-1.js'];

/** The content of `/build.json`. */
const buildOf = (scripts: readonly string[]) => JSON.stringify({ name: scripts.join(',') });

const { signal } = new AbortController();

afterEach(() => {
  document.head.replaceChildren();
});

function inBrowser(response: () => Promise<Response> = async () => new Response(buildOf(SCRIPTS))) {
  for (const src of SCRIPTS) {
    const script = document.createElement('script');
    script.type = 'module';
    script.setAttribute('src', src);
    document.head.append(script);
  }
  return browserShellBuild({ document, fetch: vi.fn(response) });
}

function aSheet(): HTMLLinkElement {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', href: 'about:blank' });
  document.head.append(link);
  return link;
}

const styleLink = () => document.querySelector('link');

const dispatchOnSheet = (type: 'load' | 'error') => styleLink()?.dispatchEvent(new Event(type));

shellBuildContract('The build in a browser', inBrowser);

shellBuildContract('The embedded build', memoryShellBuild);

describe('the build in a browser', () => {
  it.each([
    [
      'another build',
      async () => new Response(buildOf(['/assets/guard-1.js', '/assets/index-2.js'])),
      '/assets/guard-1.js,/assets/index-2.js',
    ],
    ['a page that is none of ours', async () => new Response('<script src="login.js"></script>'), undefined],
    ['no name', async () => new Response('{"name":1}'), undefined],
    ['null', async () => new Response('null'), undefined],
    ['an error', async () => new Response(buildOf(SCRIPTS), { status: 502 }), undefined],
    ['nothing', () => Promise.reject(new TypeError('Failed to fetch')), undefined],
  ])('knows that the site serves %s', async (_, response, name) => {
    expect(await inBrowser(response).served(signal)).toBe(name);
  });

  it('fetches a style sheet that failed again, for all callers at the same time, and knows if it fails again', async () => {
    const build = inBrowser();
    const firstSheet = aSheet();
    dispatchOnSheet('error');
    const failing = [build.restoreStyles(), build.restoreStyles()];
    expect(styleLink()).not.toBe(firstSheet);
    expect(styleLink()?.href).toBe(firstSheet.href);
    dispatchOnSheet('error');
    expect(await Promise.all(failing)).toEqual([false, false]);
    const restored = build.restoreStyles();
    dispatchOnSheet('load');
    expect(await restored).toBe(true);
    expect(await build.restoreStyles()).toBe(true);
  });

  it('leaves alone what other code took off the page', async () => {
    const build = inBrowser();
    const link = aSheet();
    dispatchOnSheet('error');
    link.remove();
    expect(await build.restoreStyles()).toBe(true);
    expect(styleLink()).toBeNull();
  });
});
