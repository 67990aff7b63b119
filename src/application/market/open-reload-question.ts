import { BehaviorSubject } from 'rxjs';
import { type Live, liveOf } from '../shared/live.ts';

/** A choice that loads the page anew, while somebody has typed what would be lost. */
export interface ReloadQuestion {
  /** What was chosen. */
  readonly kind: 'currency' | 'language';
  proceed(): void;
  cancel(): void;
}

export interface ReloadQuestions {
  /** What the visitor is asked at this moment, if anything. */
  readonly question: Live<ReloadQuestion | null>;
  /** Says that something typed would be lost if the page loaded anew; answers how to take that back. */
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
