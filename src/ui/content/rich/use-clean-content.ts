import type { ValueState } from '@livery/contract/shared/value-state';
import { useEffect, useState } from 'react';
import type { RichContent } from '../../../application/content/rich-content.ts';
import { useShell } from '../../shell-context.tsx';

const LOADING_STATE = { kind: 'loading' } as const;

/**
 * An agency's rich text, sanitised. If the text changes, for example with the language, the previous one stays until
 * the new one is sanitised.
 */
export function useCleanContent(html: string) {
  const { content } = useShell();
  const [shown, setShown] = useState<{ html: string; state: ValueState<RichContent> }>(() => {
    const value = content.cleaned(html);
    return { html, state: value === undefined ? LOADING_STATE : { kind: 'ready', value } };
  });
  const [retries, setRetries] = useState(0);

  useEffect(() => {
    const controller = new AbortController();
    void content.clean(html).then((result) => {
      if (controller.signal.aborted) return;
      const state: ValueState<RichContent> = result.ok
        ? { kind: 'ready', value: result.value }
        : { kind: 'failed', failure: result.error };
      setShown({ html, state });
    });
    return () => controller.abort();
  }, [content, html, retries]);

  return {
    state: shown.html === html || shown.state.kind === 'ready' ? shown.state : LOADING_STATE,
    retry() {
      setShown({ html, state: LOADING_STATE });
      setRetries(retries + 1);
    },
  };
}
