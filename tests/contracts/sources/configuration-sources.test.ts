import { describe, expect, it, vi } from 'vitest';
import { loadPageConfiguration } from '../../../src/infrastructure/browser/load-page-configuration.ts';
import { parseConfiguration } from '../../../src/infrastructure/configuration/configuration-wire.ts';
import { memoryConfiguration } from '../../../src/infrastructure/memory/memory-configuration.ts';
import { configurationSourceContract } from './configuration-source.contract.ts';

const silentReporter = { warn: () => undefined, error: () => undefined };

/** A page with this text as its configuration, or without one. */
function documentWithText(text: string | null) {
  return { getElementById: () => (text === null ? null : ({ textContent: text } as HTMLElement)) };
}

const noFile = async () => new Response('Not found', { status: 404 });

configurationSourceContract("The page's configuration", (responseBody) =>
  loadPageConfiguration({
    document: documentWithText(JSON.stringify(responseBody) ?? null),
    fetch: noFile,
    reporter: silentReporter,
  }),
);

configurationSourceContract("A static host's configuration file", (responseBody) =>
  loadPageConfiguration({
    document: documentWithText(''),
    fetch: async () => new Response(JSON.stringify(responseBody) ?? ''),
    reporter: silentReporter,
  }),
);

configurationSourceContract('The memory configuration', async (responseBody) =>
  memoryConfiguration(parseConfiguration(responseBody).configuration),
);

describe('the configuration of a page', () => {
  it('requests no file when the page contains the configuration', async () => {
    const fetch = vi.fn(noFile);
    await loadPageConfiguration({
      document: documentWithText('{"environment":"qa"}'),
      fetch,
      reporter: silentReporter,
    });
    expect(fetch).not.toHaveBeenCalled();
  });

  it('requests /livery-config.json when the page contains none', async () => {
    const fetch = vi.fn(async () => new Response('{"environment":"qa"}'));
    const source = await loadPageConfiguration({
      document: documentWithText(' null '),
      fetch,
      reporter: silentReporter,
    });
    expect(fetch).toHaveBeenCalledWith('/livery-config.json');
    expect(source.current().environment).toBe('qa');
  });

  it('survives a static host that serves its page at every address, and warns', async () => {
    const warn = vi.fn();
    const fetch = async () => new Response('<!doctype html>');
    const source = await loadPageConfiguration({
      document: documentWithText(''),
      fetch,
      reporter: { ...silentReporter, warn },
    });
    expect(source.current().environment).toBe('uat');
    expect(warn).toHaveBeenCalledOnce();
  });

  it('survives a host that can not be reached', async () => {
    const fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    const source = await loadPageConfiguration({ document: documentWithText(''), fetch, reporter: silentReporter });
    expect(source.current().environment).toBe('uat');
  });

  it('names every field that can not be used', async () => {
    const warn = vi.fn();
    const text = JSON.stringify({ apiUrl: 'ftp://x', policies: { aurora: { partner: 'yes', partnr: true } } });
    await loadPageConfiguration({
      document: documentWithText(text),
      fetch: noFile,
      reporter: { ...silentReporter, warn },
    });
    expect(warn).toHaveBeenCalledWith({
      kind: 'configuration',
      problems: [
        'The configuration’s “apiUrl” can’t be used.',
        'The policy “partner” of “aurora” must be true or false.',
        expect.stringMatching(/^The policy “partnr” of “aurora” is unknown: there are platformOwner, partner, /),
      ],
    });
  });
});
