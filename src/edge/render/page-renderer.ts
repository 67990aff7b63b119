import type { Agency } from '@livery/contract/agency/agency';
import { isGone } from '@livery/contract/notices/is-gone';
import type { EmbeddedResponse } from '../../application/navigation/first-view.ts';
import { isLogout } from '../../domain/navigation/match-path.ts';
import { markTenant, type PageResponse } from '../cache/encoded-page.ts';
import { startDeadline } from '../deadline.ts';
import { pageHead } from '../head/page-head.ts';
import type { OpenSite } from '../open-site.ts';
import { inlineScripts } from '../page-configuration.ts';
import { redirectLocation } from '../redirect-location.ts';
import { securityHeaders } from '../security-headers.ts';
import type { Site } from '../site.ts';
import { redirectWithPanel } from '../why/keys-in-address.ts';
import type { PageFiles } from './build-manifest.ts';
import {
  builtPage,
  HEADERS_BY_STATUS,
  isAnonymousPage,
  refusedPage,
  titledPage,
  unrenderedPage,
} from './built-page.ts';
import type { FindRemoteModule } from './create-remote-rendering.ts';
import type { NextTurn } from './fair-turns.ts';
import { pageDocument } from './page-document.ts';
import { type RenderRemote, remoteLinks } from './remote-renderer.ts';
import { type OpenShell, type RenderedPage, renderPage } from './render-page.tsx';
import { unrenderedScripts } from './unrendered-scripts.ts';

/** The functions for the site's remotes that pages need. */
export interface PageRemotes {
  /** Renders pages of remotes; by default, the browser does. */
  readonly renderRemote?: RenderRemote | undefined;
  /** By default, no remote is known. */
  readonly moduleOf?: FindRemoteModule | undefined;
  /** The style rules that reserve room for remotes' pieces; by default, none. */
  readonly pieceRules?: ((agency: Agency) => string) | undefined;
}

interface PageRendererDependencies extends PageRemotes {
  readonly openSite: OpenSite;
  readonly filesOf: PageFiles;
  readonly nextTurn: NextTurn;
  readonly openShell: OpenShell;
  /** How long a page waits for its agency and its data together, in milliseconds. */
  readonly deadline: number;
  readonly onError: (failure: unknown) => void;
  /**
   * Whether pages may be cached at all: not with an embedded sandbox, whose data people change while they look at
   * pages.
   */
  readonly sharesPages: boolean;
  /** Whether developers may try their remote modules here (`?remote.blog=http://localhost:…`). */
  readonly isLocal: boolean;
}

/** Its functions never reject. */
export interface PageRenderer {
  /**
   * Renders the page of a request. If its address contains a token that the page needs, or if rendering fails, the
   * response is the page as it was built, for the browser to render.
   */
  render(site: Site): Promise<PageResponse>;
  /** The page as it was built, for a request when there is no time to render. */
  unrendered(site: Site): Promise<PageResponse>;
  /**
   * The same for a client that has requested too many pages and has to wait for `seconds`; its agency isn't looked up.
   */
  refused(site: Site, seconds: number): Promise<PageResponse>;
}

export function pageRenderer({ deadline: milliseconds, ...needs }: PageRendererDependencies): PageRenderer {
  const { openSite, filesOf, openShell, onError, sharesPages, pieceRules, nextTurn, isLocal } = needs;
  const { renderRemote = async () => ({ kind: 'unrendered' }) as const, moduleOf = () => undefined } = needs;
  const scriptsOf = unrenderedScripts({ filesOf, moduleOf });

  async function render(requestedSite: Site): Promise<PageResponse> {
    // Only the browser reads which pages a developer's modules have.
    if (isLocal && [...requestedSite.url.searchParams.keys()].some((name) => name.startsWith('remote.'))) {
      return unrenderedPage(await openSite(requestedSite, { namesRemotes: false }), { sharesPages });
    }
    const deadline = startDeadline(milliseconds);
    const site = await openSite(requestedSite, { deadline });
    const scripts = scriptsOf(site);
    const built = await builtPage(site, scripts);
    if (milliseconds === 0) return built;

    // Even an error that React recovers from leaves a gap in the page.
    let isWhole = true;
    const onHole = (failure: unknown) => {
      isWhole = false;
      onError(failure);
    };
    try {
      const { html, allowed, headers, configuration } = site.page;
      const shell = openShell(site);
      const page = await renderPage(site, { shell, deadline, onError: onHole, renderRemote, nextTurn });
      if (page.kind === 'redirect') {
        const location = redirectLocation(page.location, site.tenant);
        // If only the device knows the whole target, for example a remembered deal link, the browser redirects.
        if (location === undefined || (site.hasDeepLink && !location.startsWith('/'))) return built;
        const target = redirectWithPanel(location, site.url);
        return { ...built, status: 302, headers: new Map([...headers, ['Location', target]]), text: '' };
      }
      if (page.kind === 'unrendered') return await unrenderedPage(site, { status: page.status, scripts, sharesPages });
      const extra = await pageHead({ shell: shell.shell, site, page });
      const document = pageDocument(page.root === undefined ? await titledPage(site) : html, {
        page,
        files: filesOf([...page.view.components, `ui/texts/${page.view.shows.language}`], {
          forRemotes: page.remoteScripts.length > 0,
          onUse: page.onUse,
        }),
        extra:
          extra +
          remoteLinks(
            page.remoteStyles.filter(({ text }) => text === undefined),
            'stylesheet',
          ),
        rules: [...page.remoteStyles.map(({ text = '' }) => text), rulesIn(page)],
        programs: remoteLinks(page.remoteScripts, 'modulepreload'),
      });
      const styles = document.styleSource === undefined ? [] : [document.styleSource];
      return {
        ...built,
        status: page.status,
        headers: new Map([
          ...securityHeaders(configuration, { ...allowed, styles }, inlineScripts(html)),
          ...(HEADERS_BY_STATUS.get(page.status) ?? []),
        ]),
        text: markTenant(document.html, shell.tenant),
        isShared:
          sharesPages &&
          site.agency !== undefined &&
          isWhole &&
          !site.cache.isPrivate() &&
          shell.sharedSeconds() > 0 &&
          isSameForVisitors(page, site),
        sharedFor: shell.sharedSeconds(),
        isKept: page.status === 200 && isAnonymousPage(site),
      };
    } catch (failure) {
      onError(failure);
      return built;
    }
  }

  function rulesIn({ root, agency }: RenderedPage): string {
    const hasPlace = root?.includes(' data-place="') === true;
    return hasPlace && 'agency' in agency ? (pieceRules?.(agency.agency) ?? '') : '';
  }

  return {
    render,
    async unrendered(requestedSite) {
      const site = await openSite(requestedSite);
      return unrenderedPage(site, { scripts: scriptsOf(site), sharesPages });
    },
    refused: async (site, seconds) => refusedPage(await openSite(site, { asks: false }), seconds),
  };
}

/** Whether a page is the same for other visitors: it contains no personal data, and all of its data has arrived. */
function isSameForVisitors(page: RenderedPage, { signedIn, url }: Site): boolean {
  // The response at /logout clears cookies.
  if (signedIn || isLogout(url.pathname)) return false;
  const { responses } = page.view;
  const isFinal = ({ result }: EmbeddedResponse) => result.ok || isGone(result.error);
  return page.isWhole && page.status !== 503 && responses.every(isFinal);
}
