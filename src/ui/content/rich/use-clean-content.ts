import { useEffect, useState } from 'react';
import type { RichContent } from '../../../application/content/rich-content.ts';
import type { ValueState } from '../../../application/shared/query-value.ts';
import { useShell } from '../../shell-context.tsx';

interface CleanContent {
  readonly state: ValueState<RichContent>;
  readonly retry: () => void;
}

interface Query {
  readonly html: string;
  readonly state: ValueState<RichContent>;
}

const LOADING = { kind: 'loading' } as const;

/**
 * An agency's rich text, made safe. A text that takes the place of another, as
 * in another language, shows once it is clean; until then the other one stays.
 */
export function useCleanContent(html: string): CleanContent {
  const { content } = useShell();
  const [asked, setAsked] = useState<Query>({ html, state: LOADING });
  const [tries, setTries] = useState(0);

  useEffect(() => {
    let wanted = true;
    void content.clean(html).then((answer) => {
      if (!wanted) return;
      setAsked({
        html,
        state: answer.ok ? { kind: 'ready', value: answer.value } : { kind: 'failed', failure: answer.error },
      });
    });
    return () => {
      wanted = false;
    };
  }, [content, html, tries]);

  return {
    state: asked.html === html || asked.state.kind === 'ready' ? asked.state : LOADING,
    retry() {
      setAsked({ html, state: LOADING });
      setTries(tries + 1);
    },
  };
}
