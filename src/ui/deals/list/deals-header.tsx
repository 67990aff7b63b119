import { useLive } from '@livery/ui/use-live';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DealsSummary } from '../../../domain/deals/deals-summary.ts';
import { formatDate, formatDateRange } from '../../../domain/trip/format-date.ts';
import { useShell } from '../../shell-context.tsx';
import { useLanguage } from '../../texts/use-language.ts';
import styles from './deals-header.module.css';

/**
 * For which days and guests the deals of the shown tab are; as high with arrows as without, so that nothing moves.
 *
 * @param of.children controls that scroll the deals, if any
 */
export function DealsHeader({ children }: { readonly children?: ReactNode }) {
  const summary = useLive(useShell().deals.summary);
  return (
    <div className={styles.header}>
      <p className={styles.searched}>{summary !== null && <SearchedFor summary={summary} />}</p>
      {children}
    </div>
  );
}

function SearchedFor({ summary: { start, end, nights, adults, driverAge } }: { readonly summary: DealsSummary }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <>
      <bdi className={styles.days}>
        {end === null ? formatDate(start, language) : formatDateRange(start, end, language)}
      </bdi>
      {nights !== null && <span>{t('deals.nights', { count: nights })}</span>}
      {adults !== null && <span>{t('deals.adults', { count: adults })}</span>}
      {driverAge !== null && <span>{t('deals.driver', { age: driverAge })}</span>}
    </>
  );
}
