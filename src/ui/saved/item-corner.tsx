import type { NamedItem } from '@livery/contract/saved/saved-item';
import { LazySlot, lazyComponent } from '../kit/lazy-component.tsx';
import { useUser } from '../session/use-user.ts';
import styles from './item-corner.module.css';
import { ItemHeart } from './item-heart.tsx';

const agentActions = lazyComponent('agent-actions', async () => (await import('./agent-actions.tsx')).AgentActions);

/** For the corner of an item's card: its heart, and agents' buttons next to it. */
export function ItemCorner({ item }: { readonly item: NamedItem }) {
  const { path, title } = item;
  return (
    <div className={styles.corner}>
      {useUser()?.isTravelAgent === true && (
        <LazySlot component={agentActions} props={{ path, title }} fallback={null} renderFailed={() => null} />
      )}
      <ItemHeart item={item} />
    </div>
  );
}
