import type { UseOfControl } from './use-of-control.ts';

interface WatchFirstUseOptions {
  /** Resolves to whether the code is there. */
  readonly load: () => Promise<boolean>;
  readonly hydrate: () => void;
  /** Shows at once what a link within this page leads to, in place of the part. */
  readonly follow: (search: string) => void;
  /** Resolves once all else is hydrated, if it isn't to wait any longer then. */
  readonly others?: Promise<void> | undefined;
  /** What was done with it before. */
  readonly early?: readonly UseOfControl[] | undefined;
}

/** Fields whose half a value is lost with them. */
const DATE_FIELD_SELECTOR = 'input:is([type="date"], [type="datetime-local"])';

const USE_EVENTS = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'touchstart'] as const;

/**
 * Loads the code of a part of the page that the server rendered when the visitor first uses it. Until it is hydrated,
 * a click on a link or a button waits and is done then; if the code can't be loaded, the browser does it by itself.
 * A link within the page is followed at once, unless something was filled in, which would be lost: what it shows needs
 * other room, and what moves long after a click has no cause that anybody sees. While a day is being typed, it waits until the visitor goes on: other fields would take the place of a half typed one.
 *
 * @returns what ends it, once the part is hydrated
 */
export function watchFirstUse(place: HTMLElement, options: WatchFirstUseOptions): () => void {
  const { load, hydrate, follow, others, early = [] } = options;
  const ended = new AbortController();
  // React stops events on what is not hydrated at the root.
  const listening = { capture: true, signal: ended.signal };
  let isLoading = false;
  let isLetThrough = false;
  let isTyped = false;
  let isFilledIn = early.some(({ chosen }) => chosen !== undefined);
  let held = early.filter(({ chosen }) => chosen === undefined).at(-1)?.element;

  const start = async () => {
    if (isLoading) return;
    isLoading = true;
    if (await load()) {
      await daysAreLeft();
      return hydrate();
    }
    isLoading = false;
    isLetThrough = true;
    release();
    isLetThrough = false;
  };
  const isWithin = ({ target }: Event) => target instanceof Node && place.contains(target);

  for (const type of USE_EVENTS) addEventListener(type, (event) => void (isWithin(event) && start()), listening);
  addEventListener('click', hold, listening);
  addEventListener('keydown', noticeTyping, listening);
  addEventListener('input', noticeInput, listening);
  if (early.length > 0 || place.matches(':hover, :focus-within')) void start();
  void others?.then(() => (ended.signal.aborted ? undefined : start()));
  return () => {
    ended.abort();
    release();
  };

  function noticeTyping({ target, key }: KeyboardEvent) {
    isTyped ||= isDay(target) && key !== 'Tab';
  }

  function noticeInput(event: Event) {
    isFilledIn ||= isWithin(event);
  }

  function isDay(target: EventTarget | null) {
    return target instanceof Element && place.contains(target) && target.matches(DATE_FIELD_SELECTOR);
  }

  function daysAreLeft() {
    if (!isTyped || !isDay(document.activeElement)) return;
    return new Promise<void>((resolve) => {
      const left = ({ relatedTarget }: FocusEvent) => void (isDay(relatedTarget) || resolve());
      addEventListener('focusout', left, listening);
    });
  }

  function hold(event: MouseEvent) {
    const element = event.target instanceof Element && isWithin(event) ? event.target.closest('a, button') : null;
    const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    if (isLetThrough || !isPlain || !(element instanceof HTMLElement)) return;
    event.preventDefault();
    void start();
    if (!isFilledIn && element instanceof HTMLAnchorElement && leadsWithin(element)) follow(element.search);
    else held = element;
  }

  function release() {
    const element = held;
    held = undefined;
    element?.click();
  }
}

function leadsWithin({ origin, pathname, hash }: HTMLAnchorElement): boolean {
  return origin === location.origin && pathname === location.pathname && hash === '';
}
