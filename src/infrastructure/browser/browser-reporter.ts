import type { Problem, Reporter } from '../../application/shared/reporter.port.ts';
import { consoleReporter } from '../platform/console-reporter.ts';

/** Reports through the console, and errors of a page that an edge sent to its operators as well. */
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
      // If this code can't be loaded either, the console has to do.
      import('./send-failure.ts').then(({ sendFailure }) => sendFailure(problem, window)).catch(() => undefined);
    },
  };
}
