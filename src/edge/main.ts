/**
 * Serves the built shell: `node dist/edge/main.js [folder of the build]`.
 *
 * @see README, Configuration
 */
import 'reflect-metadata/lite';
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CreateAxiosDefaults } from 'axios';
import { err } from '../domain/shared/result.ts';
import { parseAgencyResponse } from '../infrastructure/agency/agency-wire.ts';
import { httpAgencySource } from '../infrastructure/agency/http-agency-source.ts';
import { parsePolicyBook, readPolicyBook } from '../infrastructure/agency/policy-book-wire.ts';
import { bentoResponseCache } from '../infrastructure/cache/bento-response-cache.ts';
import { NO_RESPONSE_CACHE } from '../infrastructure/cache/no-response-cache.ts';
import { readConfiguration } from '../infrastructure/configuration/configuration-wire.ts';
import { visitorClient } from '../infrastructure/http/visitor-client.ts';
import { memoryStorage } from '../infrastructure/memory/memory-storage.ts';
import { consoleReporter } from '../infrastructure/platform/console-reporter.ts';
import { storedValues } from '../infrastructure/storage/stored-values.ts';
import { createShell } from '../infrastructure/wiring/create-shell.ts';
import { edgeAdapters } from '../infrastructure/wiring/edge-adapters.ts';
import { apiAddressFor } from './api-address.ts';
import { createEdge } from './create-edge.ts';
import { agencyFinder } from './find-agency.ts';
import { closeOnSignals, listen } from './listen.ts';
import { configurationOf } from './page-configuration.ts';
import { readEnvironment } from './read-environment.ts';
import type { Site } from './site.ts';

if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
// The first page with an agency's texts would wait for it, and be rendered without them.
await import('../infrastructure/content/clean-content.ts');

const root = process.argv[2] ?? fileURLToPath(new URL('..', import.meta.url));
const index = join(root, 'client', 'index.html');
const settings = readEnvironment(process.env, {
  readText: (path) => readFileSync(path, 'utf8'),
  policyProblems: (policies) => readPolicyBook(policies).problems,
});

if (!settings.ok) {
  refuse(...settings.error);
} else if (!existsSync(index)) {
  refuse(`There is no built page in ${root}: run npm run build first.`);
} else {
  const { apiUrl, deadline, environment, trustedProxies } = settings.value;
  // Loaded here and nowhere else, so that production, which always has an API, never loads the sandbox.
  const sandbox =
    apiUrl === undefined ? (await import('../../sandbox/embedded.ts')).embeddedSandbox(environment) : undefined;
  const configuration = configurationOf(settings.value, sandbox?.policies ?? {});
  const sessionId = randomUUID();
  const reporter = consoleReporter(console);
  const onError = (failure: unknown) => reporter.error({ kind: 'page-not-rendered', problem: String(failure) });
  const axios: CreateAxiosDefaults =
    sandbox === undefined
      ? { proxy: false }
      : { adapter: 'fetch', env: { fetch: async (...call) => sandbox.fetch(new Request(...call)) } };
  const cache = sandbox === undefined ? bentoResponseCache() : NO_RESPONSE_CACHE;
  const apiOf = (site: Site) => (sandbox === undefined ? apiAddressFor(site, configuration) : site.origin);
  const edge = createEdge({
    root,
    html: readFileSync(index, 'utf8'),
    configuration,
    readPolicies: parsePolicyBook,
    sandbox,
    deadline,
    manifest: JSON.parse(readFileSync(join(root, 'manifest.json'), 'utf8')),
    onError,
    trustedProxies,
    onTenantMismatch: (mismatch) => reporter.error({ kind: 'tenant-mismatch', ...mismatch }),
    purgeResponses: cache.purge,
    storedIn: (cookies) => storedValues({ cookies, localStorage: memoryStorage(), sessionStorage: memoryStorage() }),
    openShell(request, pageConfiguration) {
      const { tenant, site, url } = request;
      const now = Temporal.Now.instant();
      const { adapters, responses } = edgeAdapters({
        request: { ...request, url: url.href, now },
        configuration: readConfiguration(pageConfiguration).configuration,
        api: apiOf(site) ?? '',
        axios,
        cache,
        sessionId,
        reporter,
      });
      return { shell: createShell(adapters), tenant, now: now.toString(), responses };
    },
    findAgency: agencyFinder({
      deadline,
      readAgency: async (site) => {
        // Faults and the log of the sandbox are for the calls of pages.
        if (sandbox !== undefined) return parseAgencyResponse(sandbox.agencyResponse(site.hostname));
        const api = apiOf(site);
        if (api === undefined) return err({ kind: 'unreachable' });
        return httpAgencySource(visitorClient({ tenant: site.origin, api, axios, cache, sessionId })).read(
          new AbortController().signal,
        );
      },
    }),
  });
  const listening = await listen(edge, settings.value);
  if (!listening.ok) {
    refuse(listening.error);
  } else {
    closeOnSignals(listening.value.server);
    const notice = 'Livery runs with the embedded sandbox: its agencies, people and bookings are invented.\n';
    console.log(`${sandbox === undefined ? '' : notice}Livery is listening on ${listening.value.address}`);
  }
}

/** Prints why the program can't start, a sentence a line. */
function refuse(...sentences: readonly string[]): void {
  for (const sentence of sentences) console.error(sentence);
  process.exitCode = 2;
}
