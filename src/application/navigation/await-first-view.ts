import { combineLatest, filter, firstValueFrom, from, map, of, type SchedulerLike, timeout } from 'rxjs';
import type { PageAddress } from '../../domain/navigation/page-address.ts';
import type { Shell } from '../shell.ts';
import { type FirstView, matchesFirstView } from './first-view.ts';

/** How long hydration waits for code and for the responses embedded in the page, in milliseconds. */
const HYDRATION_LIMIT_MS = 5000;

interface AwaitFirstViewDependencies {
  readonly shell: Shell;
  readonly page: PageAddress;
  /** Loads the code of components by their names; resolves to whether all of it was loaded. */
  readonly loadComponents: (names: readonly string[]) => Promise<boolean>;
  /** Resolves once the responses embedded in the page have been used. */
  readonly whenUsed: () => Promise<void>;
  /** Called if the page can't be hydrated: from then on the shell needs more than the embedded responses. */
  readonly onMismatch: () => void;
  readonly scheduler: SchedulerLike;
}

/**
 * Starts to load a page's data and code, and waits until the shell has the data that the server rendered it from; if
 * this device shows something else, until the shell has its data. Each wait takes five seconds at most.
 *
 * @returns whether it would be rendered identically, so that it can be hydrated
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
    const arrivedChanges = from(promise).pipe(map(() => true));
    return firstValueFrom(
      arrivedChanges.pipe(timeout({ first: HYDRATION_LIMIT_MS, with: () => of(false), scheduler })),
    );
  }
}

/** Resolves once the agency and the market are known: from then on the visitor's choices apply. */
async function whenAgencyAndMarketKnown({ agency, market }: Shell): Promise<void> {
  const knownChanges = combineLatest([agency.state.changes, market.settled.changes]).pipe(
    filter(([{ kind }, isSettled]) => kind !== 'loading' && isSettled),
  );
  await firstValueFrom(knownChanges);
}
