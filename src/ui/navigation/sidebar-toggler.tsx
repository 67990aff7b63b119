import { PanelLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { iconButtonClass } from '../kit/icon-button-class.ts';
import { useShell } from '../shell-context.tsx';
import { useLive } from '../use-live.ts';
import { SIDE_NAVIGATION_ID } from './side-navigation-id.ts';
import styles from './sidebar-toggler.module.css';

/** Opens the side navigation, and closes it (specification §4). */
export function SidebarToggler() {
  const { t } = useTranslation();
  const { navigation } = useShell();
  const sidebar = useLive(navigation.sidebar);
  return (
    <button
      type="button"
      data-sidebar-toggler
      className={`${iconButtonClass()} ${styles.toggler}`}
      aria-label={t('header.sideMenu')}
      aria-expanded={sidebar === 'expanded'}
      aria-controls={SIDE_NAVIGATION_ID}
      onClick={() => navigation.sidebarHappened({ kind: 'toggled' })}
    >
      <PanelLeft size={22} aria-hidden="true" />
    </button>
  );
}
