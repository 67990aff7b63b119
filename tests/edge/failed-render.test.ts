import { describe, expect, it } from 'vitest';
import { aBuiltShell } from './a-built-shell.ts';
import { aRenderingEdge, openSandboxShell } from './a-rendering-edge.ts';

const root = aBuiltShell();

describe('a page that can not be rendered', () => {
  it('is left to the browser, in the language and colours of the agency, and reported once', async () => {
    const reported: unknown[] = [];
    const edge = aRenderingEdge({
      root,
      onError: (failure) => reported.push(failure),
      openShell(request, configuration) {
        const opened = openSandboxShell(request, configuration);
        // What every page shows is not there.
        return {
          ...opened,
          shell: { ...opened.shell, notices: { ...opened.shell.notices, toasts: undefined as never } },
        };
      },
    });
    const response = await edge.request('http://aurora.localhost/?lng=ar', { headers: { accept: 'text/html' } });
    const html = await response.text();
    expect([response.status, reported.length]).toEqual([200, 1]);
    expect(html).toContain('lang="ar" dir="rtl">');
    expect(html).toContain('--brand:#0b7285');
    expect(html).toContain('id="start-notice"');
    expect(html).not.toContain('livery-first-view');
  });

  it('is left to the browser where not even its shell can be opened', async () => {
    const reported: unknown[] = [];
    const edge = aRenderingEdge({
      root,
      onError: (failure) => reported.push(failure),
      openShell() {
        throw new Error('A fault of our own.');
      },
    });
    const response = await edge.request('http://aurora.localhost/');
    expect([response.status, reported.length]).toEqual([200, 1]);
    expect(await response.text()).toContain('id="start-notice"');
  });
});
