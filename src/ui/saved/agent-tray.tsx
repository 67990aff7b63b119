import { LazySlot } from '../kit/lazy-component.tsx';
import { lazyPlaceForPieces } from '../remotes/lazy-place-for-pieces.ts';
import { useUser } from '../session/use-user.ts';
import styles from './agent-tray.module.css';

/**
 * At the lower edge of the window on a page with cards: the items that an agent has collected with the buttons of these
 * cards.
 */
export function AgentTray() {
  return (
    useUser()?.isTravelAgent === true && (
      <LazySlot
        component={lazyPlaceForPieces}
        props={{ name: 'item.tray', className: styles.tray }}
        renderFailed={() => null}
      />
    )
  );
}
