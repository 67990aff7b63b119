import type { Agency } from '@livery/contract/agency/agency';
import type { RemoteFile } from '@livery/contract/remotes/manifest';
import type { AgencyState } from '../../application/agency/host-agency.ts';
import type { EmbeddedResponse, FirstView } from '../../application/navigation/first-view.ts';
import type { ServerEntry } from '../../application/remotes/remotes.ts';
import type { Shell } from '../../application/shell.ts';
import { completeSearch } from '../../application/trip/complete-search.ts';
import type { Tenant } from '../../domain/agency/tenant.ts';
import { isLogout } from '../../domain/navigation/match-path.ts';
import type { PageAddress } from '../../domain/navigation/page-address.ts';
import { scriptsOfPage } from '../../domain/remotes/scripts-of-page.ts';
import { createI18n, ServerApp, serverScreen } from '../../ui/server-app.tsx';
import type { Deadline } from '../deadline.ts';
import type { OpenedSite } from '../open-site.ts';
import type { Site } from '../site.ts';
import type { NextTurn } from './fair-turns.ts';
import { firstPictureLink } from './first-picture.ts';
import { hasFailedData } from './has-failed-data.ts';
import { type PageStatus, pageStatus } from './page-status.ts';
import type { RemotePage, RemoteStyle, RenderRemote } from './remote-renderer.ts';
import { renderWhole } from './render-whole.ts';

/** The shell of one request. */
export interface RequestShell {
  readonly shell: Shell;
  /** The site that its calls are made for. */
  readonly tenant: Tenant;
  /** The time of the request (ISO 8601, UTC). */
  readonly now: string;
  /** The responses so far. */
  responses(): readonly EmbeddedResponse[];
  /** Whether the page would take too long to render, so that some of its responses were held back. */
  isTooMuch(): boolean;
  /** How many seconds the API lets visitors share the data of a remote's page; `Infinity` by default. */
  sharedSeconds(): number;
  /** Whether a call of a remote's page is under way. */
  isCalling(): boolean;
}

/** Opens the shell of one request, which reads the API's responses through its site's cache. */
export type OpenShell = (site: OpenedSite) => RequestShell;

export type RenderResult =
  | { readonly kind: 'redirect'; readonly location: string }
  /** For the browser to render. If the status is left out, it is the site's. */
  | { readonly kind: 'unrendered'; readonly status?: PageStatus }
  | {
      readonly kind: 'page';
      readonly status: PageStatus;
      readonly agency: AgencyState;
      /** The tags that React puts into the head: title and descriptions. */
      readonly head: string;
      /** `<div id="root">…</div>`; `undefined` if rendering failed, so that the browser renders the page. */
      readonly root: string | undefined;
      /** Whether all of its data has arrived. */
      readonly isWhole: boolean;
      readonly view: FirstView;
      /** Its lazy components whose code is loaded when they are used. */
      readonly onUse: readonly string[];
      /** The style sheets of the remote whose page it shows. */
      readonly remoteStyles: readonly RemoteStyle[];
      /** The scripts of that remote. */
      readonly remoteScripts: readonly RemoteFile[];
    };

/** A page, as opposed to a redirect. */
export type RenderedPage = Extract<RenderResult, { kind: 'page' }>;

interface RenderPageOptions {
  readonly shell: RequestShell;
  /** How long the page may still wait for its data. */
  readonly deadline: Deadline;
  readonly onError: (failure: unknown) => void;
  readonly renderRemote: RenderRemote;
  readonly nextTurn: NextTurn;
}

const UNRENDERED_PAGE = { kind: 'unrendered' } as const;

const ROOT_START_TAG = '<div id="root">';

/**
 * Renders the page of a request with the request's shell. Waits until all data of the page has arrived, until the
 * deadline at most; late parts are shown in their loading state. If rendering fails completely, that is reported and
 * the browser renders the page.
 */
export async function renderPage(
  site: Site,
  { shell: { shell, now, responses, isTooMuch, isCalling }, deadline, onError, ...needs }: RenderPageOptions,
): Promise<RenderResult> {
  const page: PageAddress = { path: site.url.pathname, query: site.url.searchParams };
  shell.agency.load();
  shell.market.load();
  shell.pageData.open(page);
  const isSettled = await deadline.includes(shell.pageData.whenSettled());
  if (!(await needs.nextTurn(site.tenant)) || isTooMuch()) return UNRENDERED_PAGE;

  const agency = shell.agency.state.now();
  // The API didn't fail: there was just too little time.
  if (agency.kind === 'loading') return UNRENDERED_PAGE;
  const layout = shell.navigation.layoutOf(page).now();
  if (agency.kind === 'ready' && layout !== null && layout.redirectTo !== null && layout.handledBy !== 'errors') {
    return { kind: 'redirect', location: layout.redirectTo };
  }
  if (agency.kind === 'ready') {
    const searched = completeSearch(site.url, shell, agency.agency);
    const completed = (await deadline.includes(searched)) ? await searched : undefined;
    if (completed !== undefined) return { kind: 'redirect', location: completed };
  }

  const status = isLogout(page.path) ? 200 : pageStatus(agency, layout?.handledBy);
  // A call refused with 401 ends the visitor's session; the browser decides that, because it calls with the token.
  if (site.hasToken || responses().some(isUnauthorised)) return { ...UNRENDERED_PAGE, status };

  const language = shell.market.language.now();
  const { currency, country } = shell.market.currency.now();
  const components = new Set<string>();
  const onUse = new Set<string>();
  let title = '';
  const i18n = await createI18n(language);
  const location = `${site.url.pathname}${site.url.search}`;
  // A remote's responses are embedded with its page, not a second time with the shell's.
  const ownResponses = responses();
  const drawnRemote =
    agency.kind === 'ready' && layout !== null && status === 200
      ? await needs.renderRemote(
          layout.handledBy,
          { host: site.hostname, deadline, isCalling },
          site.signedIn ? null : (entry) => renderIn(entry, agency.agency),
        )
      : null;
  if (isTooMuch()) return UNRENDERED_PAGE;
  const remote =
    drawnRemote?.kind === 'rendered'
      ? { path: page.path, title, html: drawnRemote.page.html, data: drawnRemote.page.data }
      : null;
  const html = await renderWhole(<ServerApp {...{ shell, i18n, location, components, onUse, remote }} />, onError);
  const start = html?.indexOf(ROOT_START_TAG) ?? 0;
  return {
    kind: 'page',
    status: drawnRemote?.kind === 'rendered' && drawnRemote.page.isMissing === true ? 404 : status,
    agency,
    head: html === undefined ? '' : `${firstPictureLink(remote?.html ?? '')}${html.slice(0, start)}`,
    root: html?.slice(start),
    isWhole: isSettled && html !== undefined && isCompletePage(drawnRemote) && !hasFailedData(shell),
    view: {
      now,
      timeZone: site.timeZone,
      shows: { language, currency, country, signedIn: site.signedIn },
      settled: isSettled && html !== undefined && drawnRemote?.kind !== 'failed',
      ...(remote !== null && { remote: { path: remote.path, title, data: remote.data } }),
      // Sorted, because the order in which components load the first time must not change the page, which is cached and
      // compared.
      components: html === undefined ? [] : [...components].toSorted(),
      responses: ownResponses,
    },
    onUse: html === undefined ? [] : [...onUse].toSorted(),
    remoteStyles: drawnRemote?.kind === 'rendered' ? drawnRemote.styles : [],
    remoteScripts: drawnRemote?.module === undefined ? [] : scriptsOfPage(drawnRemote.module, page.path, language),
  };

  async function renderIn(entry: ServerEntry, knownAgency: Agency) {
    const modules = await shell.remotes.open();
    const screen = serverScreen({
      shell,
      agency: knownAgency,
      i18n,
      location: remoteLocation(site.url),
      onTitle: (text) => (title = text),
      components,
      renderWhole: (element) => renderWhole(element, onError, 'panel-'),
    });
    return modules.render(entry, screen);
  }
}

/** Whether a remote's page is complete, if it is rendered here. */
function isCompletePage(drawnPage: RemotePage | null): boolean {
  if (drawnPage?.kind === 'rendered') return drawnPage.page.isPartial !== true;
  return drawnPage?.kind !== 'failed';
}

function remoteLocation({ pathname: path, search }: URL) {
  return { path, search, hash: '' };
}

function isUnauthorised({ result }: EmbeddedResponse): boolean {
  return !result.ok && result.error.kind === 'refused' && result.error.status === 401;
}
