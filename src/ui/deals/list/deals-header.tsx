import { formatDate } from '@livery/contract/trip/format-date';
import { RangeWords } from '@livery/ui/range-words';
import { useLive } from '@livery/ui/use-live';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type DealProduct, tabForProduct } from '../../../domain/deals/deal-tab.ts';
import { type SearchedTime, searchedTime } from '../../../domain/deals/searched-time.ts';
import { useShell } from '../../shell-context.tsx';
import { useLanguage } from '../../texts/use-language.ts';
import styles from './deals-header.module.css';

interface Props {
  readonly product: DealProduct;
  /** Controls that scroll the deals, if any. */
  readonly children?: ReactNode;
}

/** The dates and guests of a product's deals; as high with arrows as without, so that nothing moves. */
export function DealsHeader({ product, children }: Props) {
  const time = searchedTime(tabForProduct(product), useLive(useShell().deals.searches));
  return (
    <div className={styles.header}>
      <p className={styles.searched}>{time !== null && <SearchedFor time={time} />}</p>
      {children}
    </div>
  );
}

function SearchedFor({ time: { start, end, nights, adults, driverAge } }: { readonly time: SearchedTime }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const inWords = (day: Temporal.PlainDate) => formatDate(day, language);
  return (
    <>
      <span className={styles.days}>
        <RangeWords words={end === null ? inWords(start) : [inWords(start), inWords(end)]} />
      </span>
      {nights !== null && <span>{t('deals.nights', { count: nights })}</span>}
      {adults !== null && <span>{t('deals.adults', { count: adults })}</span>}
      {driverAge !== null && <span>{t('deals.driver', { age: driverAge })}</span>}
    </>
  );
}
