import { Menu } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { iconButtonClass } from '../../kit/buttons/icon-button-class.ts';
import { useOverlay } from '../../kit/dialogs/use-overlay.ts';
import { lazyComponent, useLazyComponent } from '../../kit/lazy-component.tsx';
import styles from './slide-out-button.module.css';

const menu = lazyComponent(() => import('./slide-out.tsx').then(({ SlideOut }) => SlideOut));

/** Opens the menu of small screens. */
export function SlideOutButton() {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  useOverlay(open);
  const SlideOut = useLazyComponent(menu, open, () => setOpen(false));
  return (
    <div className={styles.place}>
      <button
        type="button"
        className={iconButtonClass()}
        aria-label={t('header.openMenu')}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <Menu size={22} aria-hidden="true" />
      </button>
      {open && SlideOut !== undefined && <SlideOut onClose={() => setOpen(false)} />}
    </div>
  );
}
