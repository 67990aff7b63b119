// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TELEMETRY_PATHS } from '../../../src/edge/operation/telemetry-paths.ts';
import { browserReporter } from '../../../src/infrastructure/browser/browser-reporter.ts';
import { sendFailure } from '../../../src/infrastructure/browser/send-failure.ts';

const PROBLEM = { kind: 'component-threw', failure: 'TypeError' };

afterEach(() => {
  delete document.documentElement.dataset['tenant'];
  vi.unstubAllGlobals();
});

function aConsole() {
  return { warn: vi.fn(), error: vi.fn() };
}

describe('browserReporter', () => {
  it('sends errors of a page from an edge to its operators', async () => {
    document.documentElement.dataset['tenant'] = 'https://aurora.example';
    const sendBeacon = vi.fn(() => true);
    Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true });
    const console = aConsole();
    const reporter = browserReporter({ document, console: console as unknown as Console });
    reporter.warn({ kind: 'texts-missing' });
    reporter.error(PROBLEM);
    await vi.waitFor(() => expect(sendBeacon).toHaveBeenCalledOnce());
    expect(console.error).toHaveBeenCalledWith('[livery]', PROBLEM);
    expect(console.warn).toHaveBeenCalledOnce();
  });

  it('has the console alone on a static host', () => {
    const console = aConsole();
    const reporter = browserReporter({ document, console: console as unknown as Console });
    reporter.error(PROBLEM);
    expect(console.error).toHaveBeenCalledWith('[livery]', PROBLEM);
  });
});

describe('sendFailure', () => {
  it('names the request that the page came with', async () => {
    const sendBeacon = vi.fn<(path: string, body: Blob) => boolean>(() => true);
    const performance = {
      getEntriesByType: () => [{ serverTiming: [{ name: 'request', description: 'id-12345678' }] }],
    };
    sendFailure(PROBLEM, { navigator: { sendBeacon }, performance } as unknown as Window);
    const [path, body] = sendBeacon.mock.calls[0] ?? [];
    expect(path).toBe(TELEMETRY_PATHS.failures);
    expect(body?.type).toBe('application/json');
    const text = await new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
      reader.readAsText(body ?? new Blob());
    });
    expect(JSON.parse(text)).toEqual({
      request: 'id-12345678',
      kind: 'component-threw',
      problem: '{"failure":"TypeError"}',
    });
  });
});
