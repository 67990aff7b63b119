import { Badge } from '../../../kit/badge.tsx';
import { useVoice } from '../../../kit/use-voice.ts';
import type { Phase } from './trip-phase.ts';

const TONES = { upcoming: 'success', past: 'neutral', cancelled: 'failure' } as const;

export function PhaseBadge({ phase }: { readonly phase: Phase }) {
  const say = useVoice();
  return <Badge tone={TONES[phase]}>{say(`trips.phase.${phase}`)}</Badge>;
}
