import { CloudOff, RotateCw } from 'lucide-react';
import { Button } from './button.tsx';
import { MessageState } from './message-state.tsx';
import { useLive } from './use-live.ts';
import { useRemote } from './use-remote.ts';
import { useVoice } from './use-voice.ts';

interface Props {
  readonly onRetry: () => void;
  /** 1 where it is the whole page. */
  readonly level?: 1 | 2 | 3;
  /** Says what couldn't be loaded, better than the kit can. */
  readonly heading?: string;
}

/** Something could not be had: a Retry, and the number to quote to support (readings 34). */
export function FailedState({ onRetry, level = 2, heading }: Props) {
  const say = useVoice();
  const { id } = useLive(useRemote().session);
  return (
    <MessageState
      icon={CloudOff}
      level={level}
      heading={heading ?? say('kit.failed')}
      actions={
        <Button look="primary" onClick={onRetry}>
          <RotateCw size={18} aria-hidden="true" />
          {say('kit.retry')}
        </Button>
      }
    >
      <p>{say('kit.failedHint')}</p>
      <p>
        <small>{say('kit.quoteSession', { id })}</small>
      </p>
    </MessageState>
  );
}
