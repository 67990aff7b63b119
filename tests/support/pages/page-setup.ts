import { cleanup, configure, prettyDOM } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

/** jsdom has no layout, so nothing changes its size. */
class UnsizedObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Resets what all tests share: after a page in Arabic, the document would be from right to left. */
function takeAwayWhatStays() {
  for (const element of [document.documentElement, document.head, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  document.title = '';
  localStorage.clear();
  sessionStorage.clear();
}

/*
 * Test files of pages share their modules and one document, so the setup that Testing Library does at its first import
 * is done here for each file.
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
        set: (givenText: string) => {
          text = givenText;
        },
      });
    },
  });
  // jsdom loads no pictures.
  Object.assign(HTMLImageElement.prototype, { decode: async () => undefined });
  // jsdom has no layout, so it can't scroll.
  Object.assign(Element.prototype, { scrollIntoView: () => undefined });
  Object.assign(globalThis, { ResizeObserver: UnsizedObserver });
  // jsdom has no CSS.escape, which react-aria calls with names that need no escaping.
  Object.assign(globalThis, { CSS: { escape: (name: string) => name } });
  afterEach(() => {
    cleanup();
    takeAwayWhatStays();
  });
  // If the document ended while a module was loading, later files would lack the module.
  afterAll(() => vi.dynamicImportSettled());
}
