import { Button } from '@livery/ui/button';
import { buttonClass } from '@livery/ui/button-class';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { LazySlot, lazyComponent } from '../kit/lazy-component.tsx';
import { useOverlay } from '../kit/use-overlay.ts';
import { firstPagePath } from './first-page.ts';
import type { PanelProps } from './full-panel.tsx';
import styles from './search-summary.module.css';
import { useSearchSummary } from './use-search-words.ts';

const searchDialog = lazyComponent('search-dialog', async () => (await import('./search-dialog.tsx')).SearchDialog);

/** The page's search in words, and the panel to change it: without JavaScript, the product's first page. */
export function SearchSummary(props: PanelProps) {
  const { t } = useTranslation('search');
  const { search } = useLocation();
  const [open, setOpen] = useState(false);
  const [place, ...remainingWords] = useSearchSummary(props.chosen);
  useOverlay(open);
  return (
    <div className={styles.row}>
      <p className={styles.words}>
        <span>
          <bdi className={styles.place}>{place}</bdi>
        </span>
        {remainingWords.map((part) => (
          <span key={part} className={styles.part}>
            <bdi>{part}</bdi>
          </span>
        ))}
      </p>
      <Button aria-haspopup="dialog" aria-expanded={open} onClick={() => setOpen(true)}>
        <Pencil size={16} aria-hidden="true" />
        <span>{t('change')}</span>
      </Button>
      <a
        className={`${buttonClass('secondary')} ${styles.unscripted}`}
        href={`${firstPagePath(props.chosen)}${search}`}
      >
        {t('change')}
      </a>
      {open && <LazySlot component={searchDialog} props={{ ...props, onClose: () => setOpen(false) }} />}
    </div>
  );
}
