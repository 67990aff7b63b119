import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useShell } from '../../shell-context.tsx';
import { useLive } from '../../use-live.ts';
import styles from './side-navigation.module.css';
import { SIDE_NAVIGATION_ID } from './side-navigation-id.ts';
import { SideNavigationItems } from './side-navigation-items.tsx';
import { SideProfileLink } from './side-profile-link.tsx';
import { useHoverExpand } from './use-hover-expand.ts';

/** The agents' tools at the page's start: a strip of icons that opens over the page (rules §2 and §4). */
export function SideNavigation() {
  const { t } = useTranslation();
  const { navigation } = useShell();
  const sidebar = useLive(navigation.sidebar);
  const ref = useRef<HTMLElement>(null);
  const peeking = useHoverExpand(sidebar === 'peeking');
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

/** Tells the side navigation of clicks beside it, and of Escape, while it is open (rules §4). */
function useClicksOutside(panel: RefObject<HTMLElement | null>, open: boolean): void {
  const { navigation } = useShell();

  useEffect(() => {
    if (!open) return;
    const clicked = ({ target }: MouseEvent) => {
      if (!(target instanceof Element) || panel.current?.contains(target)) return;
      navigation.sidebarHappened({ kind: 'clicked-outside', on: placeOf(target) });
    };
    const pressed = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') navigation.sidebarHappened({ kind: 'clicked-outside', on: 'page' });
    };
    document.addEventListener('click', clicked);
    document.addEventListener('keydown', pressed);
    return () => {
      document.removeEventListener('click', clicked);
      document.removeEventListener('keydown', pressed);
    };
  }, [navigation, panel, open]);
}

function placeOf(target: Element): 'toggler' | 'top-menu' | 'page' {
  if (target.closest('[data-sidebar-toggler]') !== null) return 'toggler';
  return target.closest('[data-top-menu]') === null ? 'page' : 'top-menu';
}
