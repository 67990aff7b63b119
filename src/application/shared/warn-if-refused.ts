import type { Result } from '@livery/contract/shared/result';
import type { Reporter } from './reporter.port.ts';
import type { StorageRefused } from './stored-values.port.ts';

/** Warns if the device didn't store a value, which then lasts until the page is closed. */
export function warnIfRefused(reporter: Reporter, storedResult: Result<void, StorageRefused> | undefined): void {
  if (storedResult?.ok === false) reporter.warn(storedResult.error);
}
