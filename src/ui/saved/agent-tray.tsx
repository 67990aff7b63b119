import { LazySlot, lazyComponent } from '../kit/lazy-component.tsx';
import { useUser } from '../session/use-user.ts';
import styles from './agent-tray.module.css';

const pieces = lazyComponent(
  'place-for-pieces',
  async () => (await import('../remotes/place-for-pieces.tsx')).PlaceForPieces,
);

/** At the lower edge of the window on a page with cards: what agents have put together with the buttons of these cards. */
export function AgentTray() {
  return (
    useUser()?.isTravelAgent === true && (
      <LazySlot component={pieces} props={{ name: 'item.tray', className: styles.tray }} renderFailed={() => null} />
    )
  );
}
