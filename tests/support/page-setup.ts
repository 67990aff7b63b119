import { cleanup, configure, prettyDOM } from '@testing-library/react';
import * as React from 'react';
import { afterEach } from 'vitest';

/*
 * Files of pages share their modules and one document, so what Testing Library sets up when it is first imported is
 * set up for each of them.
 */
if (typeof document !== 'undefined') {
  configure({
    // The code of lazy components is compiled when a test first asks for it.
    asyncUtilTimeout: 10_000,
    // The page is printed when the message is read: what `findBy…` waits for fails many times before.
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
  afterEach(cleanup);
}

// In development React notes for each element where it was made, for error messages: a tenth of what a page test takes.
Object.defineProperty(
  Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE') ?? {},
  'recentlyCreatedOwnerStacks',
  { configurable: true, get: () => Number.POSITIVE_INFINITY, set() {} },
);
