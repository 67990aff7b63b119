import { ContainerModule } from 'inversify';
import type { Reporter } from '../../../application/shared/reporter.port.ts';
import { hastContentCleaner } from '../../content/hast-content-cleaner.ts';
import { storageCurrencyStore } from '../../market/storage-currency-store.ts';
import { consoleReporter } from '../../platform/console-reporter.ts';
import { systemClock } from '../../platform/system-clock.ts';
import { uuidSource } from '../../platform/uuid-source.ts';
import { PORT, UUIDS } from '../tokens.ts';

interface Needs {
  readonly now?: Temporal.Instant | undefined;
  readonly timeZone?: string | undefined;
  readonly reporter?: Reporter | undefined;
}

/** The adapters that are the same in browsers and in Node. */
export function systemModule({ reporter = consoleReporter(console), ...fixed }: Needs = {}): ContainerModule {
  return new ContainerModule(({ bind }) => {
    bind(PORT.clock).toResolvedValue(() => systemClock(fixed));
    bind(PORT.cleaner).toResolvedValue(hastContentCleaner);
    bind(PORT.currencies).toResolvedValue(storageCurrencyStore, [PORT.localStorage]);
    bind(PORT.reporter).toConstantValue(reporter);
    bind(UUIDS).toResolvedValue(uuidSource);
  });
}
