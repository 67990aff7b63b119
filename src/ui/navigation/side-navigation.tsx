import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useShell } from '../shell-context.tsx';
import { useLive } from '../use-live.ts';
import styles from './side-navigation.module.css';
import { SIDE_NAVIGATION_ID } from './side-navigation-id.ts';
import { SideNavigationItems } from './side-navigation-items.tsx';
import { SideProfileLink } from './side-profile-link.tsx';
import { useClicksOutside } from './use-clicks-outside.ts';
import { usePeeking } from './use-peeking.ts';

/** The agents' tools at the page's start: a strip of icons that opens over the page (specification §2 and §4). */
export function SideNavigation() {
  const { t } = useTranslation();
  const { navigation } = useShell();
  const sidebar = useLive(navigation.sidebar);
  const ref = useRef<HTMLElement>(null);
  const peeking = usePeeking(sidebar === 'peeking');
  useClicksOutside(ref, sidebar !== 'collapsed');

  return (
    <div className={styles.place} data-sidebar={sidebar}>
      <nav ref={ref} id={SIDE_NAVIGATION_ID} className={styles.panel} aria-label={t('sideNav.title')} {...peeking}>
        <SideProfileLink onLeave={leave} />
        <SideNavigationItems onLeave={leave} />
      </nav>
    </div>
  );

  function leave() {
    navigation.sidebarHappened({ kind: 'link-clicked' });
  }
}
