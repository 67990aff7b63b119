import type { UseOfControl } from './use-of-control.ts';

interface WatchFirstUseOptions {
  /** Resolves to whether the code is loaded. */
  readonly load: () => Promise<boolean>;
  readonly hydrate: () => void;
  /** Immediately shows the target of a link within this page, instead of the part. */
  readonly follow: (search: string) => void;
  /** Resolves once everything else is hydrated, if the part should then be hydrated too. */
  readonly others?: Promise<void> | undefined;
  /** What was done with it before. */
  readonly early?: readonly UseOfControl[] | undefined;
}

/** Fields that lose a partly typed value when they are replaced. */
const DATE_FIELD_SELECTOR = 'input:is([type="date"], [type="datetime-local"])';

const USE_EVENTS = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'touchstart'] as const;

/**
 * Loads the code of a server-rendered part of the page when the visitor first uses it. A click on a link or a button
 * waits until the part is hydrated, and is repeated then; if the code can't be loaded, the browser handles the click. A
 * link within the page is followed immediately, unless that would lose input: its content has another size, and a shift
 * long after the click would seem to have no cause. While a date is being typed, hydration waits until the visitor goes
 * on, because other fields would replace the half-typed one.
 *
 * @returns a function that ends this, once the part is hydrated
 */
export function watchFirstUse(place: HTMLElement, options: WatchFirstUseOptions): () => void {
  const { load, hydrate, follow, others, early = [] } = options;
  const controller = new AbortController();
  // At the root, React stops events on parts that aren't hydrated.
  const listening = { capture: true, signal: controller.signal };
  let isLoading = false;
  let isLetThrough = false;
  let isTyped = false;
  let isFilledIn = early.some(({ chosen }) => chosen !== undefined);
  let heldElement = early.filter(({ chosen }) => chosen === undefined).at(-1)?.element;

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
  void others?.then(() => (controller.signal.aborted ? undefined : start()));
  return () => {
    controller.abort();
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
      const onFocusLeft = ({ relatedTarget }: FocusEvent) => void (isDay(relatedTarget) || resolve());
      addEventListener('focusout', onFocusLeft, listening);
    });
  }

  function hold(event: MouseEvent) {
    const element = event.target instanceof Element && isWithin(event) ? event.target.closest('a, button') : null;
    const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    if (isLetThrough || !isPlain || !(element instanceof HTMLElement)) return;
    event.preventDefault();
    void start();
    if (!isFilledIn && element instanceof HTMLAnchorElement && leadsWithin(element)) follow(element.search);
    else heldElement = element;
  }

  function release() {
    const element = heldElement;
    heldElement = undefined;
    element?.click();
  }
}

function leadsWithin({ origin, pathname, hash }: HTMLAnchorElement): boolean {
  return origin === location.origin && pathname === location.pathname && hash === '';
}
