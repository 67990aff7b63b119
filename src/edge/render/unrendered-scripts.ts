import { matchPath } from '../../domain/navigation/match-path.ts';
import { scriptsOfPage } from '../../domain/remotes/scripts-of-page.ts';
import type { OpenedSite } from '../open-site.ts';
import type { PageFiles } from './build-manifest.ts';
import type { FindRemoteModule } from './create-remote-rendering.ts';
import { scriptLinks } from './page-document.ts';
import { remoteLinks } from './remote-renderer.ts';

interface UnrenderedScriptsDependencies {
  readonly filesOf: PageFiles;
  readonly moduleOf: FindRemoteModule;
}

/** Links to the scripts of a page that the browser renders; empty if it isn't a remote's. */
export type UnrenderedScripts = (site: Pick<OpenedSite, 'agency' | 'url' | 'knownLanguage'>) => string;

/**
 * Read by src/infrastructure/browser/load-named-scripts.ts. As normal links, browsers would request them together with
 * the main script.
 */
const TEMPLATE_ID = 'livery-next-scripts';

/**
 * The client with which the shell calls the API: it requests the agency immediately, and shows nothing before the
 * response.
 */
const API_CLIENT_MODULE = 'node_modules/axios/index.js';

/** Modules that the shell loads for every page of a remote; most of them contain the search summary. */
const REMOTE_PAGE_MODULES = [
  'ui/navigation/pages/lazy-page',
  'application/remotes/create-remote-modules',
  'infrastructure/remotes/http-remote-calls',
  'ui/search/search-summary-panel',
];

/**
 * Names the files that the browser loads for a remote's page. Otherwise it would find the shell's files, the manifest,
 * the entry, the shared modules and the page's chunks and styles one after the other.
 *
 * The scripts for the page's frame are loaded together with the main script; the others come later, because they would
 * delay both.
 */
export function unrenderedScripts({ filesOf, moduleOf }: UnrenderedScriptsDependencies): UnrenderedScripts {
  return ({ agency, url: { pathname: path }, knownLanguage: language }) => {
    const isShown = agency === undefined || agency?.status === 'active';
    const handler = isShown ? matchPath(path)?.handledBy : undefined;
    const module = handler && moduleOf(handler);
    if (module === undefined) return '';
    const frame = filesOf([API_CLIENT_MODULE, `ui/texts/${language}`]).scripts;
    const { scripts } = filesOf(REMOTE_PAGE_MODULES, { forRemotes: true });
    const links = [
      scriptLinks(scripts),
      remoteLinks(module.styles, 'preload'),
      remoteLinks(scriptsOfPage(module, path, language), 'modulepreload'),
    ].join('');
    return `${scriptLinks(frame)}<template id="${TEMPLATE_ID}">${links}</template>`;
  };
}
