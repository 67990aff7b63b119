import { useEffect, useState } from 'react';
import { startWith, switchMap } from 'rxjs';
import type { Inspector } from '../application/why/inspector.ts';
import type { ReadVisit, VisitQuestion } from '../application/why/read-visit.ts';

/** The facts of the visit; `problem` says why there are none, and `read` is missing until the first are read. */
export interface VisitReading {
  readonly read?: ReadVisit;
  readonly problem?: string;
}

/**
 * Reads the facts of the visit, again whenever the page, the shell's state or the question changes.
 *
 * @param again another number reads the platform's data again
 */
export function useReading(inspector: Inspector, question: VisitQuestion, again: number): VisitReading {
  const [reading, setReading] = useState<VisitReading>({});

  useEffect(() => {
    if (again > 0) inspector.forget();
    const subscription = inspector.changes
      .pipe(
        startWith(undefined),
        // The latest question counts.
        switchMap(() => inspector.read(question)),
      )
      .subscribe((result) => setReading(result.ok ? { read: result.value } : { problem: result.error }));
    return () => subscription.unsubscribe();
  }, [inspector, question, again]);

  return reading;
}
