import { afterEach, beforeEach, vi } from 'vitest';

/** An observer for a window so high that the whole page is near it. */
export class SeesEverything {
  /** The margin around the window in which the page was last watched. */
  static margin: string | undefined;
  private readonly call: IntersectionObserverCallback;
  constructor(call: IntersectionObserverCallback, options?: IntersectionObserverInit) {
    this.call = call;
    SeesEverything.margin = options?.rootMargin;
  }
  observe() {
    this.call([{ isIntersecting: true } as IntersectionObserverEntry], this as unknown as IntersectionObserver);
  }
  unobserve() {}
  disconnect() {}
}

/** Gives each test of the file such a window. */
export function seeEverything(): void {
  beforeEach(() => vi.stubGlobal('IntersectionObserver', SeesEverything));
  afterEach(() => vi.unstubAllGlobals());
}
