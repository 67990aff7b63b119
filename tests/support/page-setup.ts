import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

/*
 * Files of pages share their modules, so what Testing Library sets up when it is first imported is said again for
 * each: updates outside of `act` warn, and what a test rendered is gone when it is over.
 */
if (typeof document !== 'undefined') {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  // The code of lazy components is compiled when a test first asks for it.
  configure({ asyncUtilTimeout: 10_000 });
  afterEach(cleanup);
}
