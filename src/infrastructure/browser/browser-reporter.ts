import type { Problem, Reporter } from '../../application/shared/reporter.port.ts';
import { consoleReporter } from '../platform/console-reporter.ts';

/** Reports to the console; on a page that an edge sent, errors also go to its operators. */
export function browserReporter({
  document,
  console,
}: Pick<Window & typeof globalThis, 'document' | 'console'>): Reporter {
  const { warn, error } = consoleReporter(console);
  if (document.documentElement.dataset['tenant'] === undefined) return { warn, error };
  return {
    warn,
    error(problem: Problem) {
      error(problem);
      // If this code can't be loaded either, only the console has the report.
      import('./send-failure.ts').then(({ sendFailure }) => sendFailure(problem, window)).catch(() => undefined);
    },
  };
}
