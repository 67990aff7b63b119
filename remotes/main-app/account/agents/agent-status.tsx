import { Badge } from '../../../kit/badge.tsx';
import { useVoice } from '../../../kit/use-voice.ts';
import type { Agent } from './agent.ts';

export function AgentStatus({ agent }: { readonly agent: Pick<Agent, 'invited'> }) {
  const say = useVoice();
  return (
    <Badge tone={agent.invited ? 'warning' : 'success'}>
      {say(agent.invited ? 'agents.invited' : 'agents.active')}
    </Badge>
  );
}
