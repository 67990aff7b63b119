import { RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import bones from '../../../../design/bones.module.css';
import { VisuallyHidden } from '../../../../design/visually-hidden.tsx';
import { assertNever } from '../../../domain/shared/assert-never.ts';
import { FailureText } from '../../notices/failure-text.tsx';
import { useShell } from '../../shell-context.tsx';
import { useLive } from '../../use-live.ts';
import entry from '../menu-entry.module.css';
import { MenuList } from '../menu-list.tsx';
import styles from './side-navigation-items.module.css';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** The entries as the agency's back end tells them, or that they are awaited, or failed. */
export function SideNavigationItems({ onLeave }: { readonly onLeave: () => void }) {
  const { t } = useTranslation();
  const { navigation } = useShell();
  const state = useLive(navigation.sideNavigation);

  switch (state.kind) {
    case 'loading':
      return (
        <div className={styles.rows}>
          <VisuallyHidden>
            <output>{t('sideNav.loading')}</output>
          </VisuallyHidden>
          {ROWS.map((row) => (
            <span key={row} className={`${styles.row} ${bones.bone} ${bones.breathing}`} aria-hidden="true" />
          ))}
        </div>
      );
    case 'failed':
      return (
        <div role="alert">
          <button type="button" className={entry.entry} onClick={() => navigation.load()}>
            <RotateCw className={entry.icon} size={20} aria-hidden="true" />
            <span className={entry.label}>{t('retry')}</span>
          </button>
          <p className={styles.words}>{t('sideNav.failed')}</p>
          <p className={styles.words}>
            <FailureText failure={state.failure} situation="call" />
          </p>
        </div>
      );
    case 'ready':
      return state.items.length === 0 ? (
        <p className={styles.words}>{t('sideNav.empty')}</p>
      ) : (
        <MenuList items={state.items} onLeave={onLeave} />
      );
    default:
      return assertNever(state);
  }
}
