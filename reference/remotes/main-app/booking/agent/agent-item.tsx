import { useIsAgent } from '@livery/kit/agent/agent-parts';
import { Lazy, partOf } from '@livery/kit/lazy';
import type { ComponentProps } from 'react';
import type * as itemActions from './item-actions.tsx';

const actions = partOf('booking/item-actions', () => import('./item-actions.tsx'));

type Actions = typeof itemActions;

/** Buttons for the corner of a card of the shell, which travel agents alone load. */
export function AgentItem(props: ComponentProps<Actions['ItemActions']>) {
  if (!useIsAgent()) return null;
  return (
    <Lazy load={actions} waiting={null} failed={null}>
      {({ ItemActions }) => <ItemActions {...props} />}
    </Lazy>
  );
}
