import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/buttons/button.tsx';
import { Columns } from '../../kit/layout/columns.tsx';
import { useAddressQuery } from '../../kit/navigation/address-query.ts';
import { ResultsBar } from '../../kit/search/results-bar.tsx';
import { EmptyState } from '../../kit/states/message-state.tsx';
import { useLive } from '../../kit/use-live.ts';
import { useRemote } from '../../kit/use-remote.ts';
import { DealCard } from './deal-card.tsx';
import { DealFilterPanel } from './deal-filter-panel.tsx';
import { filterDeals, filtersIn, NO_FILTERS } from './deal-filters.ts';
import type { ResortDeal } from './resort-deal.ts';
import styles from './results.module.css';
import { BY_PRICE, ORDERS, orderIn, sortDeals } from './sort-deals.ts';

/** Resorts, as a visitor wants to see them. Whoever sees no prices can't find them out by filter or order either. */
export function DealResults({ deals }: { readonly deals: readonly ResortDeal[] }) {
  const { t } = useTranslation(['resort', 'kit']);
  const { read, change } = useAddressQuery();
  const { showsPrices } = useLive(useRemote().session);
  const told = filtersIn(read, deals.find(({ price }) => price !== null)?.price?.currency ?? '');
  const filters = showsPrices ? told : { ...told, most: null };
  const offered = ORDERS.filter((order) => showsPrices || !BY_PRICE.has(order));
  const order = orderIn(read('sort'), offered);
  const shown = sortDeals(filterDeals(deals, filters), order);
  const clear = () => change(NO_FILTERS);
  return (
    <Columns side="start" aside={<DealFilterPanel deals={deals} filters={filters} onChange={change} onClear={clear} />}>
      <ResultsBar
        found={t('count.found', { count: shown.length })}
        order={order}
        orders={offered.map((value) => ({ value, label: t(`orders.${value}`) }))}
      />
      {shown.length === 0 ? (
        <EmptyState
          heading={t('results.filteredOut')}
          actions={<Button onClick={clear}>{t('kit:filters.clear')}</Button>}
        />
      ) : (
        <ul className={styles.list}>
          {shown.map((deal, index) => (
            <li key={deal.id}>
              <DealCard deal={deal} eager={index < 3} />
            </li>
          ))}
        </ul>
      )}
    </Columns>
  );
}
