/**
 * Serves the built shell: `node dist/edge/main.js [folder of the build]`.
 *
 * @see docs/operate.md, Settings
 */
import 'reflect-metadata/lite';
import './operation/start-failure.ts';
import cluster from 'node:cluster';
import { randomUUID } from 'node:crypto';
import { readFileSync, realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { CreateAxiosDefaults } from 'axios';
import { Registry } from 'prom-client';
import { parseAgencyResponse } from '../infrastructure/agency/agency-wire.ts';
import { edgeAgencies } from '../infrastructure/agency/edge-agencies.ts';
import { parsePolicyBook } from '../infrastructure/agency/policy-book-wire.ts';
import { bentoResponseCache } from '../infrastructure/cache/bento-response-cache.ts';
import { NO_RESPONSE_CACHE } from '../infrastructure/cache/no-response-cache.ts';
import { apiAtNoHost } from '../infrastructure/configuration/api-at-no-host.ts';
import { parseConfiguration } from '../infrastructure/configuration/configuration-wire.ts';
import { problemSentence, readSettings } from '../infrastructure/configuration/read-settings.ts';
import { memoryStorage } from '../infrastructure/memory/memory-storage.ts';
import { missingDemo } from '../infrastructure/node/missing-demo.ts';
import { contentFiles } from '../infrastructure/remotes/content-files.ts';
import { createRemotePages } from '../infrastructure/remotes/create-remote-pages.ts';
import { serverEntryLoader } from '../infrastructure/remotes/server-entries.ts';
import { storedValues } from '../infrastructure/storage/stored-values.ts';
import { createShell } from '../infrastructure/wiring/create-shell.ts';
import { edgeAdapters } from '../infrastructure/wiring/edge-adapters.ts';
import { serviceAddresses } from './api-address.ts';
import { parseCommandLine } from './command-line.ts';
import { configuredLifetimes } from './configured-lifetimes.ts';
import { createEdge } from './create-edge.ts';
import { effectiveLogFormat, openLog, readLogSettings } from './open-log.ts';
import { readBuildVersion } from './operation/build-version.ts';
import { edgeOperation } from './operation/edge-operation.ts';
import { logReporter } from './operation/log.ts';
import { createMetrics } from './operation/metrics.ts';
import { observeCalls } from './operation/observe-calls.ts';
import { logFailedStart, stopWatchingStart } from './operation/start-failure.ts';
import { configurationForPage } from './page-configuration.ts';
import { readBuild } from './read-build.ts';
import { formerFiles } from './releases/former-files.ts';
import { createCallPatience } from './render/call-patience.ts';
import { createRemoteRendering } from './render/create-remote-rendering.ts';
import { runServer } from './run-server.ts';

const commandLine = parseCommandLine(process.argv.slice(2));
const { root = fileURLToPath(new URL('..', import.meta.url)), workers } = commandLine.ok ? commandLine.value : {};
const build = readBuild(root);
const fileReader = { readText: (path: string) => readFileSync(path, 'utf8') };
const settings = readSettings(process.env, fileReader);
const logSettings = settings.ok ? settings.value : readLogSettings(process.env);
const log = await openLog(logSettings, settings.ok ? apiAtNoHost(process.env, fileReader) : []);
logFailedStart(log);
if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
// Loaded now, because the first page with an agency's texts would wait for it and be rendered without them.
await import('../infrastructure/content/clean-content.ts');

if (!commandLine.ok || !settings.ok) {
  refuse(...(commandLine.ok ? [] : commandLine.error), ...(settings.ok ? [] : settings.error.map(problemSentence)));
} else if (!build.ok) {
  refuse(build.error);
} else if (cluster.isPrimary && (workers ?? settings.value.workers) > 1) {
  const { runPrimary } = await import('./cluster/primary.ts');
  const problem = await runPrimary({
    count: workers ?? settings.value.workers,
    program: fileURLToPath(import.meta.url),
    root: realpathSync(root),
    version: readBuildVersion(root),
    settings: settings.value,
    log,
  });
  if (problem !== undefined) refuse(problem);
} else {
  const { apiTemplate: template, apiTimeout: callLimit, apiUrl, deadline, redisUrl, redisTimeout } = settings.value;
  // Only here, so that production, which always has an API, never loads the sandbox.
  const sandbox =
    apiUrl === undefined
      ? (await import('@livery/sandbox/embedded').catch(missingDemo)).embeddedSandbox(settings.value.environment)
      : undefined;
  const configuration = configurationForPage(settings.value, sandbox?.policies ?? {});
  const sessionId = randomUUID();
  const axios: CreateAxiosDefaults =
    sandbox === undefined
      ? { proxy: false }
      : { adapter: 'fetch', env: { fetch: async (...call) => sandbox.fetch(new Request(...call)) } };
  const registry = new Registry();
  const metrics = createMetrics(registry);
  const fleet =
    sandbox === undefined && redisUrl !== undefined
      ? (await import('../infrastructure/cache/create-redis-tier.ts')).createRedisTier(redisUrl, {
          replyTimeout: redisTimeout,
          onLost: (reason) =>
            log.warn({ reason }, 'Redis can’t be reached: this process caches for itself until it can.'),
          onRefused: (reason) =>
            log.warn({ reason }, 'Redis refuses to store responses: this process caches for itself where it does.'),
          onFound: () => log.info('Redis can be reached again: its cache is shared.'),
        })
      : undefined;
  const lifetimes = configuredLifetimes(settings.value);
  const shared =
    sandbox === undefined
      ? bentoResponseCache({ lifetimes: lifetimes.responses, fleet, onRead: metrics.cacheRead })
      : undefined;
  const cache = shared ?? NO_RESPONSE_CACHE;
  const observe = observeCalls({ log, metrics });
  const observed = () => ({ ...observe(), callLimit });
  const addresses = serviceAddresses(configuration, { template, isEmbedded: sandbox !== undefined });
  const patience = createCallPatience(deadline);
  const remotes = createRemoteRendering({
    names: settings.value.renderRemotes ?? [],
    readFile: contentFiles({ root }),
    openEntries: serverEntryLoader,
    log,
  });
  const remotePages = createRemotePages(configuration.contentUrl, {
    root,
    onProblem: (problem) => log.warn(problem),
    onManifest: remotes.setManifest,
  });
  const edge = createEdge({
    root,
    remotePages: remotePages.pages,
    renderRemote: remotes.render,
    moduleOf: remotes.moduleOf,
    pieceRules: remotes.pieceRules,
    html: build.value.html,
    configuration,
    readPolicies: parsePolicyBook,
    sandbox,
    deadline,
    manifest: build.value.manifest,
    onError: (failure) => log.error({ err: failure }, 'A page could not be rendered.'),
    formerFiles:
      settings.value.assets &&
      formerFiles({ folders: settings.value.assets, own: root, onProblem: (problem) => log.warn(problem) }),
    trustedProxies: settings.value.trustedProxies,
    whyKey: settings.value.whyKey,
    configured: { trustedTypes: settings.value.trustedTypes, mapOrigins: settings.value.mapOrigins },
    ...edgeOperation({ log, metrics, settings: settings.value }),
    cache,
    pageLifetimes: lifetimes.pages,
    storedIn: (cookies) => storedValues({ cookies, localStorage: memoryStorage(), sessionStorage: memoryStorage() }),
    openShell(site) {
      const { tenant, url, page, policyBook } = site;
      const { configuration: shellConfiguration } = parseConfiguration(page.configuration);
      const now = Temporal.Now.instant();
      const { adapters, ...made } = edgeAdapters({
        request: { ...site, url: url.href, now },
        // A fault of the sandbox may keep the agency from the shell; then it has no policies, as in the browser.
        configuration: sandbox === undefined ? { ...shellConfiguration, policies: policyBook } : shellConfiguration,
        api: addresses.api(site) ?? { base: '' },
        axios,
        cache: site.cache,
        sessionId,
        reporter: logReporter(log),
        resort: addresses.resort(site),
        remoteCallLimit: patience.callLimit,
        limitRemoteCalls: (calls) => patience.of(tenant, calls),
        ...observed(),
      });
      return { shell: createShell(adapters), tenant, now: now.toString(), ...made };
    },
    agencies:
      sandbox === undefined ? edgeAgencies({ api: addresses.api, axios, sessionId, observed }) : demoAgencies(sandbox),
  });
  metrics.watchQueue(edge.queued);
  // Everything is created: now the parts are connected.
  sandbox?.onAgencyChanged(edge.purgePages);
  await Promise.all([shared?.connect(edge.purgePages), remotePages.read()]);
  const problem = await runServer({
    edge,
    settings: settings.value,
    version: readBuildVersion(root),
    metrics,
    registry,
    log,
    isSandbox: sandbox !== undefined,
    close: cache.close,
  });
  if (problem !== undefined) refuse(problem);
}
stopWatchingStart();

/** The demo agencies, read directly: the sandbox's faults and log are for the calls of pages. */
function demoAgencies(of: { agencyResponse(hostname: string): unknown }) {
  const read = async ({ hostname }: { hostname: string }) => parseAgencyResponse(of.agencyResponse(hostname));
  return { read, cached: read };
}

/** Prints why the program can't start, one sentence a line; for programs that read the log, as one line of JSON. */
function refuse(...sentences: readonly string[]): void {
  for (const sentence of sentences) console.error(sentence);
  if (effectiveLogFormat(logSettings) === 'json') log.fatal({ because: sentences }, 'The server can’t start.');
  process.exitCode = 2;
  // The channel to the primary process would keep a worker running.
  cluster.worker?.disconnect();
}
