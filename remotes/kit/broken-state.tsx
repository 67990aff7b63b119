import { FailedState } from './failed-state.tsx';
import { useVoice } from './use-voice.ts';

/** Stands where the remote itself broke. */
export function BrokenState({ onRetry }: { readonly onRetry: () => void }) {
  const say = useVoice();
  return <FailedState level={1} heading={say('kit.broken')} onRetry={onRetry} />;
}
