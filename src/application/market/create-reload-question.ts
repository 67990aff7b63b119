import { type Live, liveFromSubject } from '@livery/contract/shared/live';
import { BehaviorSubject } from 'rxjs';

/** A choice that reloads the page and would discard unsaved input. */
export interface ReloadQuestion {
  /** Whether a currency or a language was chosen. */
  readonly kind: 'currency' | 'language';
  proceed(): void;
  cancel(): void;
}

export interface ReloadQuestions {
  /** The open question, if any. */
  readonly question: Live<ReloadQuestion | null>;
  /** Marks unsaved input; returns a function that removes the mark. */
  markUnsaved(): () => void;
  /** Whether there is unsaved input. */
  hasUnsaved(): boolean;
  /** Proceeds immediately if there is no unsaved input, else when the visitor agrees; a later choice replaces it. */
  confirm(kind: ReloadQuestion['kind'], proceed: () => void): void;
}

/** Lets the visitor confirm a reload that would discard unsaved input. */
export function createReloadQuestion(): ReloadQuestions {
  const question = new BehaviorSubject<ReloadQuestion | null>(null);
  const unsaved = new Set<symbol>();
  const cancel = () => question.next(null);

  return {
    question: liveFromSubject(question),

    markUnsaved() {
      const mark = Symbol('unsaved');
      unsaved.add(mark);
      return () => void unsaved.delete(mark);
    },

    hasUnsaved: () => unsaved.size > 0,

    confirm(kind, reload) {
      const proceed = () => {
        cancel();
        reload();
      };
      if (unsaved.size === 0) proceed();
      else question.next({ kind, proceed, cancel });
    },
  };
}
