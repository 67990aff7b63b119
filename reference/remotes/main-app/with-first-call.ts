import type { RemoteContext } from '@livery/remote';
import { areaAt } from './areas.ts';

/**
 * Loads the area of a page and makes the page's first call while React renders what stands around it: the page itself
 * would make it once all of that is shown.
 *
 * @returns the context for the page: the same call of its own has the response to this one
 */
export function withFirstCall(context: RemoteContext): RemoteContext {
  // A page that the server rendered came with its response.
  if (context.rendered !== null) return context;
  const here = context.location.now();
  const begun = new Map<string, ReturnType<RemoteContext['request']>>();
  const made = new Set<string>();
  // The page loads the area, too, and says so if it can't be.
  begin().catch(() => undefined);
  return {
    ...context,
    request(call, signal) {
      const key = JSON.stringify(call);
      const response = begun.get(key);
      begun.delete(key);
      made.add(key);
      return response !== undefined && context.location.now() === here ? response : context.request(call, signal);
    },
  };

  async function begin(): Promise<void> {
    const loaded = await areaAt(here.path)?.load();
    const call = (await loaded?.area.firstCall?.(context)) ?? null;
    const key = JSON.stringify(call);
    if (call === null || made.has(key) || context.location.now() !== here) return;
    begun.set(key, context.request(call));
  }
}

// An edit of what a page is made of reaches it over its components, and not over the entry, which would load it anew.
import.meta.hot?.accept();
