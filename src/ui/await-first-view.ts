import { firstValueFrom, from, map, of, timeout } from 'rxjs';
import { type FirstView, showsSame } from '../application/navigation/first-view.ts';
import type { Shell } from '../application/shell.ts';
import type { PageAddress } from '../domain/navigation/page-address.ts';
import { loadComponents } from './kit/lazy-component.tsx';

/** How long hydration waits for code and responses that came with the page, in milliseconds. */
const LIMIT_MS = 5000;

interface Needs {
  readonly shell: Shell;
  readonly page: PageAddress;
  /** Resolves once the responses that came with the page have been used. */
  readonly whenUsed: () => Promise<void>;
}

/**
 * Starts to load what a page shows, and waits until the shell has what the server rendered
 * it from, and its code; after five seconds no longer.
 *
 * @returns whether it would be rendered just the same, so that it can be hydrated
 */
export async function awaitFirstView(view: FirstView, { shell, page, whenUsed }: Needs): Promise<boolean> {
  shell.pageData.open(page);
  const data = from(view.settled ? shell.pageData.whenSettled() : whenUsed()).pipe(map(() => true));
  const [hasCode, hasData] = await Promise.all([
    loadComponents(view.components),
    firstValueFrom(data.pipe(timeout({ first: LIMIT_MS, with: () => of(false) }))),
  ]);
  return hasCode && hasData && showsSame(view.shows, shell);
}
