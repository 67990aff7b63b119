import { useIsAgent } from '@livery/kit/agent/agent-parts';
import { Lazy, namedLoader } from '@livery/kit/lazy';
import type { ComponentProps } from 'react';
import type * as itemActions from './item-actions.tsx';

const loadItemActions = namedLoader('booking/item-actions', () => import('./item-actions.tsx'));

type ItemActionsComponent = typeof itemActions;

/** Buttons for the corner of a card of the shell, which travel agents alone load. */
export function AgentItem(props: ComponentProps<ItemActionsComponent['ItemActions']>) {
  if (!useIsAgent()) return null;
  return (
    <Lazy load={loadItemActions} waiting={null} failed={null}>
      {({ ItemActions }) => <ItemActions {...props} />}
    </Lazy>
  );
}
