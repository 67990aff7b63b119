import type { Agency } from '@livery/contract/agency/agency';
import type { CallFailure } from '@livery/contract/notices/call-failure';
import { findOfferedRemote, type Manifest } from '@livery/contract/remotes/manifest';
import type { RemoteName } from '@livery/contract/remotes/remote-name';
import type { Result } from '@livery/contract/shared/result';
import { firstValueFrom } from 'rxjs';
import type { DealRates } from '../../domain/deals/price-rows.ts';
import { queryParameter } from '../../domain/navigation/page-address.ts';
import { addedRemotePages } from '../../domain/remotes/added-remotes.ts';
import { todayIn } from '../../domain/trip/today-in.ts';
import type { Visit } from '../../domain/why/visit.ts';
import type { Adapters } from '../adapters.ts';
import { loadedProfile } from '../session/session.ts';
import { cancellableCall } from '../shared/cancellable-call.ts';
import { errorText } from '../shared/error-text.ts';
import { whenLoaded } from '../shared/when-loaded.ts';
import type { Shell } from '../shell.ts';

/** A content host and its manifest. */
export interface ContentHost {
  /** Absolute, without a slash at its end. */
  readonly url: string;
  readonly manifest: Manifest;
}

/** The subject of an explanation, besides the session's page. */
export interface VisitQuestion {
  /** A path of the site with its query; by default, the session's page. */
  readonly page?: string | undefined;
  /** The path of a call, starting with `/api`. */
  readonly call?: string | undefined;
  /** An address that a part of the page wants to navigate to. */
  readonly target?: string | undefined;
  readonly remote?: RemoteName | undefined;
  /** The content host of remotes; by default, the one that the page reads. */
  readonly content?: ContentHost | undefined;
  /** The figures of a deal, in US dollars. */
  readonly deal?: DealRates | undefined;
}

/** All facts of a visit, and which facts couldn't be read. */
export interface ReadVisit {
  readonly visit: Visit;
  /**
   * Why a fact isn't known, by its path or the path of a part that holds it, such as `platform.faq`. Until it is known,
   * the shell uses the value there.
   */
  readonly unknown: ReadonlyMap<string, string>;
}

/** The ports that are read besides the shell. */
export type VisitAdapters = Pick<
  Adapters,
  'stored' | 'page' | 'clock' | 'languages' | 'navigation' | 'content' | 'configuration' | 'remoteHost'
>;

interface ReadVisitDependencies {
  readonly shell: Shell;
  readonly adapters: VisitAdapters;
  readonly agency: Agency;
}

const NO_RATES: DealRates = {
  discountPercentage: null,
  publishedRate: null,
  totalRate: null,
  baseRate: null,
  taxAndFee: null,
};

/**
 * Reads every fact that decisions depend on: the stored values, the signed-in user, and the current data of the
 * platform and the content host. It never fails: facts that can't be read are listed.
 */
export async function readVisit(
  { shell, adapters, agency }: ReadVisitDependencies,
  question: VisitQuestion = {},
): Promise<ReadVisit> {
  const { stored, page, clock, configuration } = adapters;
  const unknown = new Map<string, string>();
  const address = question.page === undefined ? page.address() : new URL(question.page, page.address());
  const deployment = configuration.current();

  const profile = await whenLoaded(shell.session.profile);
  if (profile.kind === 'failed') unknown.set('profile', failureReason(profile.failure));

  async function read<T>(
    at: string,
    call: (signal: AbortSignal) => Promise<Result<T, CallFailure>>,
  ): Promise<T | null> {
    const result = await firstValueFrom(cancellableCall(call));
    if (result.ok) return result.value;
    unknown.set(at, failureReason(result.error));
    return null;
  }
  const user = loadedProfile(profile);
  if (user?.isTravelAgent !== true) unknown.set('platform.navigations', 'They are requested for travel agents alone.');
  const [languages, navigations, about, faq, manifest] = await Promise.all([
    read('platform.languages', (signal) => adapters.languages.enabled(signal)),
    user?.isTravelAgent ? read('platform.navigations', (signal) => adapters.navigation.read(signal)) : null,
    read('platform.about', (signal) => adapters.content.about(signal)),
    read('platform.faq', (signal) => adapters.content.faq(signal)),
    question.content?.manifest ?? readManifest(adapters.remoteHost),
  ]);
  if (typeof manifest === 'string') {
    if (deployment.remotePages === undefined) unknown.set('deployment.remotePages', manifest);
    unknown.set('manifest', manifest);
  }
  if (question.deal === undefined) unknown.set('deal', 'No deal was named.');

  const visit: Visit = {
    address: { path: address.pathname, query: address.searchParams, host: address.host },
    cookies: {
      language: stored.language.read(),
      hidden: { header: stored.hideHeader.read() === true, footer: stored.hideFooter.read() === true },
      // It only matters while the profile is loading.
      wasAgent: false,
      token: shell.session.signedIn.now(),
    },
    storage: {
      currency: stored.currency.read() ?? stored.edgeCurrency.read(),
      deepLink: shell.session.deepLink.now(),
      popupClosed: stored.savePriceDismissed.read() === true,
    },
    browser: { languages: page.preferredLanguages() },
    clock: { today: todayIn(clock.now(), clock.timeZone()).toString() },
    profile: user,
    agency,
    policies: shell.agency.policies.now(),
    platform: {
      languages: languages ?? undefined,
      navigations: navigations ?? [],
      about: about ?? { enabled: false, title: '', image: '', content: '' },
      faq: faq ?? { enabled: false, headerMessage: '', questions: [] },
    },
    deployment: {
      environment: deployment.environment,
      remotePages: deployment.remotePages ?? (typeof manifest === 'string' ? [] : addedRemotePages(manifest)),
    },
    question: {
      call: question.call ?? '/api/agency',
      target: question.target ?? queryParameter(address.searchParams, 'redirect') ?? '/',
      remote: question.remote ?? 'mainApp',
    },
    deal: question.deal ?? NO_RATES,
    manifest: {
      url: typeof manifest === 'string' ? '' : entryUrl(manifest, question.remote ?? 'mainApp'),
      contentUrl: question.content?.url ?? new URL(deployment.contentUrl, address).href,
    },
  };
  return { visit, unknown };
}

/** The manifest, or one sentence on why there is none. */
async function readManifest(host: Adapters['remoteHost']): Promise<Manifest | string> {
  if (!host.runsModules) return 'Without a page no remote is loaded, and no manifest read.';
  try {
    const source = await host.open();
    const result = await source.readManifest(new AbortController().signal);
    if (result.ok) return result.value;
    const problem = 'problem' in result.error ? result.error.problem : `it is of version ${result.error.version}`;
    return `The manifest can’t be read: ${problem}.`;
  } catch (problem) {
    return `The code that reads manifests can’t be loaded: ${errorText(problem)}`;
  }
}

function entryUrl(manifest: Manifest, remote: RemoteName): string {
  const offeredRemote = findOfferedRemote(manifest, remote);
  return offeredRemote.ok ? offeredRemote.value.entry.url : '';
}

function failureReason(failure: CallFailure): string {
  switch (failure.kind) {
    case 'refused':
      return `The call was refused with status ${failure.status}.`;
    case 'malformed':
      return `The response can’t be used. ${failure.problem}`;
    case 'timed-out':
      return 'There was no response in time.';
    default:
      return 'The API can’t be reached.';
  }
}
