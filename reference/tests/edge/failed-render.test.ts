import { describe, expect, it } from 'vitest';
import { aBuiltShell } from '../../../tests/edge/a-built-shell.ts';
import { aRenderingEdge, openSandboxShell } from './a-rendering-edge.ts';

const root = aBuiltShell();

/** An edge with this function for opening shells, and the errors that it reported. */
function aReportingEdge(openShell: typeof openSandboxShell) {
  const reportedErrors: unknown[] = [];
  return {
    reported: reportedErrors,
    edge: aRenderingEdge({ root, onError: (failure) => reportedErrors.push(failure), openShell }),
  };
}

describe('a page that can not be rendered', () => {
  it('is left to the browser, in the language and colours of the agency, and reported once', async () => {
    const { edge, reported } = aReportingEdge((...call) => {
      const sandboxShell = openSandboxShell(...call);
      // A part that every page shows is missing.
      return {
        ...sandboxShell,
        shell: { ...sandboxShell.shell, notices: { ...sandboxShell.shell.notices, toasts: undefined as never } },
      };
    });
    const response = await edge.request('http://aurora.localhost/?lng=ar', { headers: { accept: 'text/html' } });
    const html = await response.text();
    expect([response.status, reported.length]).toEqual([200, 1]);
    expect(html).toContain('lang="ar" dir="rtl">');
    expect(html).toContain('--brand:#0b7285');
    expect(html).toMatch(/<title>Aurora[^<]*<\/title>/);
    expect(html).toContain('id="start-notice"');
    expect(html).not.toContain('livery-first-view');
  });

  it.each([
    ['aurora', '/no/such/page', 404],
    ['dormant', '/', 403],
    ['nobody', '/', 404],
  ])('has the status that it would have had: %s.localhost%s', async (host, path, status) => {
    const { edge } = aReportingEdge((...call) => {
      const sandboxShell = openSandboxShell(...call);
      const shell = {
        ...sandboxShell.shell,
        get session(): never {
          throw new Error('A fault of our own.');
        },
      };
      return { ...sandboxShell, shell };
    });
    const response = await edge.request(`http://${host}.localhost${path}`, { headers: { accept: 'text/html' } });
    expect(response.status).toBe(status);
    expect(await response.text()).not.toContain('livery-first-view');
  });

  it('is left to the browser as a whole where one price of many throws, and is not stored', async () => {
    const { edge, reported } = aReportingEdge((...call) => {
      const sandboxShell = openSandboxShell(...call);
      const { market } = sandboxShell.shell;
      let priced = 0;
      const prices = {
        ...market.prices,
        now: () => ({
          ...market.prices.now(),
          display(...price: Parameters<ReturnType<typeof market.prices.now>['display']>) {
            priced += 1;
            if (priced === 3) throw new Error('A price that no one has thought of.');
            return market.prices.now().display(...price);
          },
        }),
      };
      return { ...sandboxShell, shell: { ...sandboxShell.shell, market: { ...market, prices } } };
    });
    const open = () => edge.request('http://aurora.localhost/', { headers: { accept: 'text/html' } });
    const response = await open();
    const html = await response.text();
    expect([response.status, response.headers.get('cache-control'), reported.length]).toEqual([
      200,
      'private, no-cache',
      1,
    ]);
    expect(html).toContain('id="start-notice"');
    expect(html).not.toMatch(/livery-first-view|<template|deal-card/);
    await open();
    expect(reported).toHaveLength(2);
  });

  it('is left to the browser where not even its shell can be opened', async () => {
    const { edge, reported } = aReportingEdge(() => {
      throw new Error('A fault of our own.');
    });
    const response = await edge.request('http://aurora.localhost/');
    expect([response.status, reported.length]).toEqual([200, 1]);
    expect(await response.text()).toContain('id="start-notice"');
  });
});
