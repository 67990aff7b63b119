import type { ReloadQuestion as Question } from '../../../application/market/open-reload-question.ts';
import { lazyComponent, useLazyComponent } from '../../kit/lazy-component.tsx';
import { useShell } from '../../shell-context.tsx';
import { useLive } from '../../use-live.ts';

const dialog = lazyComponent(async () => (await import('./reload-dialog.tsx')).ReloadDialog);

/** Asks before another currency or language loads the page anew over a form that is half filled in. */
export function ReloadQuestion() {
  const question: Question | null = useLive(useShell().market.reloadQuestion);
  const Dialog = useLazyComponent(dialog, question !== null, () => question?.cancel());
  return question !== null && Dialog !== undefined && <Dialog question={question} />;
}
