import { useRemote } from '@livery/remote';
import { useLive } from '@livery/ui/use-live';
import type { ComponentType } from 'react';
import { Lazy, namedLoader } from '../lazy.tsx';
import type * as agentTools from './agent-tools.ts';

type AgentTools = typeof agentTools;

const loadAgentTools = namedLoader('agent/agent-tools', () => import('./agent-tools.ts'));

/** Tools that only travel agents see and load: buttons for the corner of an offer's card. */
export const AgentCorner = agentComponent(({ CornerActions }) => CornerActions);

/** Buttons for the header of an offer's page. */
export const AgentActions = agentComponent(({ PageActions }) => PageActions);

/** Only the button that creates a deal link to an offer's page. */
export const DealLinkButton = agentComponent(({ LinkAction }) => LinkAction);

/** A button next to a choice of an offer. */
export const AgentChoice = agentComponent(({ ChoiceAction }) => ChoiceAction);

/** The proposal in progress, below a page on which offers are searched. */
export const AgentBar = agentComponent(({ DraftBar }) => DraftBar);

/** Whether the user is a travel agent. */
export function useIsAgent(): boolean {
  return useLive(useRemote().session).profile?.isTravelAgent === true;
}

/** A component of the agents' tools: renders nothing for other users, and until it is loaded. */
function agentComponent<Props extends object>(of: (loaded: AgentTools) => ComponentType<Props>) {
  return function AgentPart(props: Props) {
    if (!useIsAgent()) return null;
    return (
      <Lazy load={loadAgentTools} waiting={null} failed={null}>
        {(loadedTools) => {
          const Part = of(loadedTools);
          return <Part {...props} />;
        }}
      </Lazy>
    );
  };
}
