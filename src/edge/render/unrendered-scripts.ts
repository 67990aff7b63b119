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

/** Links to the scripts of a page that the browser renders; empty if it is no remote's. */
export type UnrenderedScripts = (site: Pick<OpenedSite, 'agency' | 'url' | 'knownLanguage'>) => string;

/** Where src/infrastructure/browser/load-named-scripts.ts finds them: a browser itself would request them with the program. */
const TEMPLATE_ID = 'livery-next-scripts';

/** What the shell calls the API with: it asks for the agency at once, and shows nothing before that has answered. */
const API_CLIENT_MODULE = 'node_modules/axios/index.js';

/** What it loads for every page of a remote; the search in words is in most of them. */
const REMOTE_PAGE_MODULES = [
  'ui/navigation/pages/lazy-page',
  'application/remotes/create-remote-modules',
  'infrastructure/remotes/http-remote-calls',
  'ui/search/search-summary-panel',
];

/**
 * Names what the browser loads for the page of a remote: it would find the shell's files, the manifest, the entry, what
 * is shared and the page's own chunks and styles one after the other.
 *
 * What shows the frame is loaded beside the program; the rest would keep both from it.
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
