import { BehaviorSubject } from 'rxjs';
import { type Live, liveOf } from '../shared/live.ts';

/** A choice that reloads the page while something typed would be lost. */
export interface ReloadQuestion {
  /** What was chosen. */
  readonly kind: 'currency' | 'language';
  proceed(): void;
  cancel(): void;
}

export interface ReloadQuestions {
  /** What the visitor is asked at this moment, if anything. */
  readonly question: Live<ReloadQuestion | null>;
  /** Marks something typed that a reload would lose; returns how to remove the mark. */
  markUnsaved(): () => void;
  /** Whether something typed would be lost at this moment. */
  hasUnsaved(): boolean;
  /** Does it at once where nothing would be lost, else when the visitor agrees; a later choice takes its place. */
  ask(kind: ReloadQuestion['kind'], proceed: () => void): void;
}

/** Asks before the page loads anew over a form that is half filled in. */
export function openReloadQuestion(): ReloadQuestions {
  const question = new BehaviorSubject<ReloadQuestion | null>(null);
  const unsaved = new Set<symbol>();
  const cancel = () => question.next(null);

  return {
    question: liveOf(question),

    markUnsaved() {
      const mark = Symbol('unsaved');
      unsaved.add(mark);
      return () => void unsaved.delete(mark);
    },

    hasUnsaved: () => unsaved.size > 0,

    ask(kind, reload) {
      const proceed = () => {
        cancel();
        reload();
      };
      if (unsaved.size === 0) proceed();
      else question.next({ kind, proceed, cancel });
    },
  };
}
