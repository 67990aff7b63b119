import { cleanup, configure, prettyDOM } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

/** jsdom lays out nothing, so that nothing changes its size. */
class Unsized {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Cleans what all tests share, for the next one: after a page in Arabic, the document would go from right to left. */
function takeAwayWhatStays() {
  for (const element of [document.documentElement, document.head, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  document.title = '';
  localStorage.clear();
  sessionStorage.clear();
}

/*
 * Files of pages share their modules and one document, so what Testing Library sets up when it is first imported is
 * set up for each of them.
 */
if (typeof document !== 'undefined') {
  configure({
    // The code of lazy components is compiled when a test first needs it.
    asyncUtilTimeout: 10_000,
    // The page is printed only when the message is read, because `findBy…` fails many times before it succeeds.
    getElementError(message, container) {
      const error = new Error(message ?? '');
      error.name = 'TestingLibraryElementError';
      let text: string | undefined;
      return Object.defineProperty(error, 'message', {
        configurable: true,
        get: () => (text ??= `${message}\n\n${prettyDOM(container)}`),
        set: (given: string) => {
          text = given;
        },
      });
    },
  });
  // jsdom loads no pictures.
  Object.assign(HTMLImageElement.prototype, { decode: async () => undefined });
  // jsdom lays out nothing, so that it can't scroll.
  Object.assign(Element.prototype, { scrollIntoView: () => undefined });
  Object.assign(globalThis, { ResizeObserver: Unsized });
  // jsdom has no CSS.escape, which react-aria calls with names that need none.
  Object.assign(globalThis, { CSS: { escape: (name: string) => name } });
  afterEach(() => {
    cleanup();
    takeAwayWhatStays();
  });
  // A module whose loading ends with the document would be missing in the files that follow.
  afterAll(() => vi.dynamicImportSettled());
}
