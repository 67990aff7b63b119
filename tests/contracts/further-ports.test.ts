import { describe, expect, it } from 'vitest';
import { hastContentCleaner } from '../../src/infrastructure/content/hast-content-cleaner.ts';
import type { HttpClient } from '../../src/infrastructure/http/http-client.ts';
import { consoleReporter } from '../../src/infrastructure/platform/console-reporter.ts';
import { httpRemoteCalls } from '../../src/infrastructure/remotes/http-remote-calls.ts';
import { contentCleanerContract } from './content-cleaner.contract.ts';
import { PORT_SUITES } from './port-suites.ts';
import { remoteCallsContract } from './remote-calls.contract.ts';
import { reporterContract } from './reporter.contract.ts';
import { makeReplayed, overHttp } from './sources/source-makers.ts';

contentCleanerContract('The hast cleaner', hastContentCleaner);

reporterContract('The console', () => consoleReporter({ warn: () => undefined, error: () => undefined }));

const openCalls = (http: HttpClient) => httpRemoteCalls({ api: http, resort: http, unintercepted: http });
// Remotes make calls of their own, which no description of the platform lists.
remoteCallsContract('The HTTP calls', overHttp(openCalls, 'api', { except: /^\// }));
remoteCallsContract('The replayed calls', makeReplayed(openCalls));

describe('livery/contracts', () => {
  it('has the suite of every port', async () => {
    const contracts: object = await import('./contracts.ts');
    for (const suite of Object.values(PORT_SUITES)) expect(contracts).toHaveProperty(suite, expect.any(Function));
  });
});
