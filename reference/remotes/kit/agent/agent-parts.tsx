import { useRemote } from '@livery/remote';
import { useLive } from '@livery/ui/use-live';
import type { ComponentType } from 'react';
import { Lazy, loader } from '../lazy.tsx';
import type * as agentTools from './agent-tools.ts';

type AgentTools = typeof agentTools;

const loadAgentTools = loader('agent/agent-tools', () => import('./agent-tools.ts'));

/** What only travel agents have, who load it: buttons for the corner of an offer's card. */
export const AgentCorner = agentComponent(({ CornerActions }) => CornerActions);

/** Buttons for the head of an offer's page. */
export const AgentActions = agentComponent(({ PageActions }) => PageActions);

/** The button alone that makes a deal link to an offer's page. */
export const DealLinkButton = agentComponent(({ LinkAction }) => LinkAction);

/** A button beside a choice of an offer. */
export const AgentChoice = agentComponent(({ ChoiceAction }) => ChoiceAction);

/** The proposal that is being put together, below a page on which offers are searched. */
export const AgentBar = agentComponent(({ DraftBar }) => DraftBar);

/** Whether the user is a travel agent. */
export function useIsAgent(): boolean {
  return useLive(useRemote().session).profile?.isTravelAgent === true;
}

/** A component of the agents' tools: nothing to anybody else, and until it is loaded. */
function agentComponent<Props extends object>(of: (loaded: AgentTools) => ComponentType<Props>) {
  return function AgentPart(props: Props) {
    if (!useIsAgent()) return null;
    return (
      <Lazy load={loadAgentTools} waiting={null} failed={null}>
        {(loaded) => {
          const Part = of(loaded);
          return <Part {...props} />;
        }}
      </Lazy>
    );
  };
}
