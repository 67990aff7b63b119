import { combineLatest, filter, firstValueFrom, from, map, of, type SchedulerLike, timeout } from 'rxjs';
import type { PageAddress } from '../../domain/navigation/page-address.ts';
import type { Shell } from '../shell.ts';
import { type FirstView, matchesFirstView } from './first-view.ts';

/** How long hydration waits for code and responses that came with the page, in milliseconds. */
const HYDRATION_LIMIT_MS = 5000;

interface AwaitFirstViewDependencies {
  readonly shell: Shell;
  readonly page: PageAddress;
  /** Loads the code of components by their names; resolves to whether all of them are there. */
  readonly loadComponents: (names: readonly string[]) => Promise<boolean>;
  /** Resolves once the responses that came with the page have been used. */
  readonly whenUsed: () => Promise<void>;
  /** Called if the page can't be hydrated: from then on the shell needs more than what came with it. */
  readonly onMismatch: () => void;
  readonly scheduler: SchedulerLike;
}

/**
 * Starts to load what a page shows, and waits until the shell has what the server rendered it from, and its code;
 * if this device shows something else, until the shell has that. Either takes five seconds at most.
 *
 * @returns whether it would be rendered just the same, so that it can be hydrated
 */
export async function awaitFirstView(view: FirstView, dependencies: AwaitFirstViewDependencies): Promise<boolean> {
  const { shell, page, loadComponents, whenUsed, onMismatch, scheduler } = dependencies;
  const isInLanguage = shell.market.language.now() === view.shows.language;
  shell.pageData.open(page);
  const code = loadComponents(view.components);
  const { whenSettled } = shell.pageData;

  if (
    isInLanguage &&
    (await isInTime(view.settled ? whenAgencyAndMarketKnown(shell) : whenUsed())) &&
    matchesFirstView(view.shows, shell)
  ) {
    const [hasCode, hasData] = await Promise.all([code, view.settled ? isInTime(whenSettled()) : true]);
    if (hasCode && hasData && matchesFirstView(view.shows, shell)) return true;
  }
  onMismatch();
  await Promise.all([code, isInTime(whenSettled())]);
  return false;

  function isInTime(promise: Promise<void>): Promise<boolean> {
    const arrived = from(promise).pipe(map(() => true));
    return firstValueFrom(arrived.pipe(timeout({ first: HYDRATION_LIMIT_MS, with: () => of(false), scheduler })));
  }
}

/** Resolves once agency and market are known: what a visitor chose shows from then on. */
async function whenAgencyAndMarketKnown({ agency, market }: Shell): Promise<void> {
  const known = combineLatest([agency.state.changes, market.settled.changes]).pipe(
    filter(([{ kind }, isSettled]) => kind !== 'loading' && isSettled),
  );
  await firstValueFrom(known);
}
