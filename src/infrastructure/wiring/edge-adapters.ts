import { err } from '@livery/contract/shared/result';
import type { CreateAxiosDefaults } from 'axios';
import { ContainerModule } from 'inversify';
import type { EmbeddedResponse } from '../../application/navigation/first-view.ts';
import type { RemoteCalls } from '../../application/remotes/remote-calls.port.ts';
import type { Configuration } from '../../application/shared/configuration-source.port.ts';
import type { Reporter } from '../../application/shared/reporter.port.ts';
import type { ResponseCache } from '../../application/shared/response-cache.port.ts';
import type { Tenant } from '../../domain/agency/tenant.ts';
import { callFamily } from '../http/call-family.ts';
import { collectResponses } from '../http/embedded-responses.ts';
import type { HttpClient } from '../http/http-client.ts';
import { withInterceptor } from '../http/http-interceptor.ts';
import { type VisitorClientOptions, visitorClient } from '../http/visitor-client.ts';
import { type PageWeight, weighedClient } from '../http/weighed-client.ts';
import { callsUnderWay } from '../remotes/calls-under-way.ts';
import { httpRemoteCalls } from '../remotes/http-remote-calls.ts';
import { STORED_KEYS } from '../storage/stored-keys.ts';
import { httpSourcesModule } from './adapters/http-sources.module.ts';
import { memoryDeviceModule } from './adapters/memory-device.module.ts';
import { recorderModule } from './adapters/recorder.module.ts';
import { systemModule } from './adapters/system.module.ts';
import type { AdapterSet } from './create-container.ts';
import { INTERCEPTOR, PORT, TRANSPORT_CLIENTS, UUID_SOURCE } from './tokens.ts';

/** The parts of a request that a page may depend on, without personal data. @rule 10.11 */
export interface EdgeRequest {
  readonly tenant: Tenant;
  /** The address of the page. */
  readonly url: string;
  /** Values of cookies by name, without the token and the session id. */
  readonly cookies: readonly (readonly [name: string, value: string])[];
  /** The traveller's currency, as the device stores it; empty if there is none. */
  readonly currency: string;
  /** Whether it has a token; the token itself isn't passed on. */
  readonly signedIn: boolean;
  readonly preferredLanguages: readonly string[];
  readonly now: Temporal.Instant;
  /** An IANA name. */
  readonly timeZone: string;
}

interface EdgeAdaptersDependencies extends Pick<VisitorClientOptions, 'api' | 'requestId' | 'onCallEnd' | 'callLimit'> {
  readonly request: EdgeRequest;
  readonly configuration: Configuration;
  readonly axios: CreateAxiosDefaults;
  /** The session id of the edge. */
  readonly sessionId: string;
  readonly cache: Pick<ResponseCache, 'read'>;
  readonly reporter: Reporter;
  /** The resort service, like `api`; by default, there is none that this site may call. */
  readonly resort?: VisitorClientOptions['api'] | undefined;
  /** How long a call of a remote's page may take, in milliseconds; by default, as long as any call. */
  readonly remoteCallLimit?: number;
  /** Wraps the calls of remotes' pages. */
  readonly limitRemoteCalls?: (calls: RemoteCalls) => RemoteCalls;
}

interface EdgeAdapters {
  readonly adapters: AdapterSet;
  /** The responses that the page has used so far. */
  responses(): readonly EmbeddedResponse[];
  /** Whether the page would take too long to render, so that some of its responses were held back. */
  isTooMuch(): boolean;
  /** How many seconds the API lets visitors share the data that remotes' pages have used so far. */
  sharedSeconds(): number;
  /** Whether a call of a remote's page is under way. */
  isCalling(): boolean;
}

/** Stands for a user's token: the edge makes no requests for a person. */
const SIGNED_IN_TOKEN = 'signed-in';

const NO_RESORTS: HttpClient = {
  get: async () => err({ kind: 'unreachable' }),
  post: async () => err({ kind: 'unreachable' }),
  put: async () => err({ kind: 'unreachable' }),
  send: async () => err({ kind: 'unreachable' }),
};

/** Parameters that identify a person or their session (rules 4.13 and 7.3). */
const PERSONAL_PARAMETERS = ['token', 'access_token', 'xsessionid'];

function withoutPersonalParameters(url: string): string {
  const address = new URL(url);
  for (const name of PERSONAL_PARAMETERS) address.searchParams.delete(name);
  return address.href;
}

/**
 * The largest amount of data for a remote's page: a list with some hundred entries, of which it shows the first ones.
 */
const MAX_REMOTE_PAGE_WEIGHT: PageWeight = { characters: 1_000_000, pieces: 30_000 };

/**
 * The adapters of one request at the edge: the API without a token, the request's choices, no storage.
 * @rule 10.11
 */
export function edgeAdapters(dependencies: EdgeAdaptersDependencies): EdgeAdapters {
  const { request, configuration, api, axios, sessionId, cache, reporter } = dependencies;
  const { remoteCallLimit = dependencies.callLimit, limitRemoteCalls = (calls: RemoteCalls) => calls } = dependencies;
  const { tenant, cookies, currency, signedIn, now, timeZone } = request;
  let responses: () => readonly EmbeddedResponse[] = () => [];
  let isTooMuch = () => false;
  let sharedSeconds = Number.POSITIVE_INFINITY;
  const underWay = callsUnderWay();

  const transport = new ContainerModule(({ bind }) => {
    bind(PORT.configuration).toConstantValue({ current: () => configuration });
    bind(TRANSPORT_CLIENTS.api).toResolvedValue(
      ({ context }) => {
        const weighed = weighedClient(
          visitorClient({ ...dependencies, tenant, api, axios, cache, sessionId, context }),
        );
        isTooMuch = weighed.isTooMuch;
        const collecting = collectResponses(weighed.http);
        responses = collecting.responses;
        return collecting.http;
      },
      [INTERCEPTOR],
    );
    bind(TRANSPORT_CLIENTS.resort).toResolvedValue(
      ({ context }, correlation) =>
        dependencies.resort === undefined
          ? NO_RESORTS
          : weighedClient(visitorClient({ ...dependencies, tenant, api: dependencies.resort, correlation, context }))
              .http,
      [INTERCEPTOR, UUID_SOURCE],
    );
  });

  // Late or large responses to a remote's page don't affect the shell's page around it.
  const remotes = new ContainerModule(({ rebind }) => {
    rebind(PORT.remoteCalls).toResolvedValue(
      (interceptor, correlation) => {
        const open = (service: VisitorClientOptions['api'], named = {}) =>
          withInterceptor(
            visitorClient({
              ...dependencies,
              ...named,
              tenant,
              api: service,
              context: interceptor.context,
              callLimit: remoteCallLimit,
              onCallEnd: (call) => dependencies.onCallEnd?.({ ...call, path: callFamily(call.path) }),
              onSharedSeconds: (seconds) => {
                sharedSeconds = Math.min(sharedSeconds, seconds);
              },
            }),
            interceptor,
          );
        const weighClient = (http: HttpClient) => weighedClient(http, MAX_REMOTE_PAGE_WEIGHT).http;
        const platform = weighClient(open(api));
        const resort =
          dependencies.resort === undefined ? NO_RESORTS : weighClient(open(dependencies.resort, { correlation }));
        return underWay.of(limitRemoteCalls(httpRemoteCalls({ api: platform, resort, unintercepted: platform })));
      },
      [INTERCEPTOR, UUID_SOURCE],
    );
  });

  return {
    responses: () => responses(),
    isTooMuch: () => isTooMuch(),
    sharedSeconds: () => sharedSeconds,
    isCalling: underWay.isCalling,
    adapters: [
      systemModule({ now, timeZone, reporter }),
      memoryDeviceModule({
        page: withoutPersonalParameters(request.url),
        languages: request.preferredLanguages,
        cookies: [
          ...cookies,
          [STORED_KEYS.sessionId.name, sessionId],
          ...(signedIn ? [[STORED_KEYS.token.name, SIGNED_IN_TOKEN] as const] : []),
        ],
        localStorage: currency === '' ? [] : [[STORED_KEYS.currency.name, currency]],
      }),
      recorderModule(),
      transport,
      httpSourcesModule,
      remotes,
    ],
  };
}
