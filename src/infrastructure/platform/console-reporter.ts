import type { Reporter } from '../../application/shared/reporter.port.ts';

/** Reports to developers through the console (on the command line, stderr). */
export function consoleReporter(sink: Pick<Console, 'warn' | 'error'>): Reporter {
  return {
    warn: (problem) => sink.warn('[livery]', problem),
    error: (problem) => sink.error('[livery]', problem),
  };
}
