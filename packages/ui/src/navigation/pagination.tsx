import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from './link.tsx';
import styles from './pagination.module.css';

interface Props {
  /** Counted from 1. */
  readonly page: number;
  readonly pages: number;
  /** The address of a page. */
  readonly to: (page: number) => string;
}

/** Links to the pages of a long list; nothing if there is only one. */
export function Pagination({ page, pages, to }: Props) {
  const { t } = useTranslation('ui');
  if (pages < 2) return null;
  return (
    <nav className={styles.pages} aria-label={t('pages.label')}>
      {step(page - 1, t('pages.previous'), <ChevronLeft size={20} aria-hidden="true" />)}
      {pagesAround(page, pages).map((one, index) =>
        one === null ? (
          <span key={`gap-${index}`} className={styles.page} aria-hidden="true">
            …
          </span>
        ) : (
          <Link
            key={one}
            className={styles.page}
            to={to(one)}
            aria-label={t('pages.page', { page: one })}
            aria-current={one === page ? 'page' : undefined}
          >
            {one}
          </Link>
        ),
      )}
      {step(page + 1, t('pages.next'), <ChevronRight size={20} aria-hidden="true" />)}
    </nav>
  );

  function step(target: number, label: string, icon: ReactNode) {
    if (target < 1 || target > pages) {
      return (
        <span className={styles.page} data-off="" aria-hidden="true">
          {icon}
        </span>
      );
    }
    return (
      <Link className={styles.page} to={to(target)} aria-label={label}>
        {icon}
      </Link>
    );
  }
}

/**
 * The page numbers to show: the first, the last and those around the current one; `null` for a gap of more than one
 * page.
 */
export function pagesAround(page: number, pages: number): readonly (number | null)[] {
  const offeredPages = [1, page - 1, page, page + 1, pages].filter((one) => one >= 1 && one <= pages);
  const sortedPages = [...new Set(offeredPages)].sort((a, b) => a - b);
  return sortedPages.flatMap((one, index) => {
    const pageBefore = sortedPages[index - 1] ?? one - 1;
    if (one - pageBefore === 1) return [one];
    return one - pageBefore === 2 ? [one - 1, one] : [null, one];
  });
}
