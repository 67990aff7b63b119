import type { RemoteContext } from '@livery/remote';
import { areaAt } from './areas.ts';

/**
 * Loads the area of a page and makes the page's first call while React renders everything around it: the page itself
 * would make the call only after that.
 *
 * @returns the context for the page: the same call by the page gets the response to this one
 */
export function withFirstCall(context: RemoteContext): RemoteContext {
  // The response was sent with a server-rendered page.
  if (context.rendered !== null) return context;
  const currentLocation = context.location.now();
  const resultPromises = new Map<string, ReturnType<RemoteContext['request']>>();
  const madeKeys = new Set<string>();
  // The page also loads the area, and shows if it can't be loaded.
  begin().catch(() => undefined);
  return {
    ...context,
    request(call, signal) {
      const key = JSON.stringify(call);
      const response = resultPromises.get(key);
      resultPromises.delete(key);
      madeKeys.add(key);
      return response !== undefined && context.location.now() === currentLocation
        ? response
        : context.request(call, signal);
    },
  };

  async function begin(): Promise<void> {
    const loadedArea = await areaAt(currentLocation.path)?.load();
    const call = (await loadedArea?.area.firstCall?.(context)) ?? null;
    const key = JSON.stringify(call);
    if (call === null || madeKeys.has(key) || context.location.now() !== currentLocation) return;
    resultPromises.set(key, context.request(call));
  }
}

// An edit of a page's modules is applied through its components, not through the entry, which would reload the page.
import.meta.hot?.accept();
