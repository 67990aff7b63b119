import type { PageConfiguration } from '../page-configuration.ts';
import type { PageRenderer } from './page-renderer.ts';

/**
 * Leaves pages to the browser that a developer opens with remote modules of their own (`?remote.blog=http://localhost:…`),
 * in the local environment: which pages these modules have only the browser reads.
 *
 * @param unaware a renderer whose pages don't name the pages of remotes
 */
export function withOwnRemotes(
  renderer: PageRenderer,
  unaware: PageRenderer,
  { environment }: Pick<PageConfiguration, 'environment'>,
): PageRenderer {
  if (environment !== 'local') return renderer;
  return {
    ...renderer,
    render: (request) =>
      [...request.url.searchParams.keys()].some((name) => name.startsWith('remote.'))
        ? unaware.unrendered(request)
        : renderer.render(request),
  };
}
