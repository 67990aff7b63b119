import { ContainerModule } from 'inversify';
import type { Clock } from '../../../application/shared/clock.port.ts';
import type { Reporter } from '../../../application/shared/reporter.port.ts';
import { hastContentCleaner } from '../../content/hast-content-cleaner.ts';
import { consoleReporter } from '../../platform/console-reporter.ts';
import { systemClock } from '../../platform/system-clock.ts';
import { uuidSource } from '../../platform/uuid-source.ts';
import { storedValues } from '../../storage/stored-values.ts';
import { PORT, UUID_SOURCE } from '../tokens.ts';

interface SystemModuleDependencies {
  /** By default, the device's. */
  readonly clock?: Clock | undefined;
  readonly now?: Temporal.Instant | undefined;
  readonly timeZone?: string | undefined;
  readonly reporter?: Reporter | undefined;
}

/** The adapters that are the same in browsers and in Node. */
export function systemModule({
  reporter = consoleReporter(console),
  clock,
  ...fixedTime
}: SystemModuleDependencies = {}): ContainerModule {
  return new ContainerModule(({ bind }) => {
    bind(PORT.clock).toResolvedValue(() => clock ?? systemClock(fixedTime));
    bind(PORT.cleaner).toResolvedValue(
      (configuration) => hastContentCleaner(configuration.current().apiUrl),
      [PORT.configuration],
    );
    bind(PORT.stored).toResolvedValue(
      (cookies, localStorage, sessionStorage) => storedValues({ cookies, localStorage, sessionStorage }),
      [PORT.cookies, PORT.localStorage, PORT.sessionStorage],
    );
    bind(PORT.reporter).toConstantValue(reporter);
    bind(UUID_SOURCE).toResolvedValue(uuidSource);
  });
}
