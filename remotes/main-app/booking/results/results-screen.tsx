import { SearchX } from 'lucide-react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useLive } from '../../../../design/use-live.ts';
import { Card } from '../../../kit/cards/card.tsx';
import { QueryResult } from '../../../kit/data/query-result.tsx';
import { useQuery } from '../../../kit/data/use-query.ts';
import { monthName } from '../../../kit/format/locale.ts';
import { useFormat } from '../../../kit/format/use-format.ts';
import { Page } from '../../../kit/layout/page.tsx';
import { Breadcrumbs } from '../../../kit/navigation/breadcrumbs.tsx';
import { SearchSummary } from '../../../kit/search/search-summary.tsx';
import { FailedState } from '../../../kit/states/failed-state.tsx';
import { EmptyState } from '../../../kit/states/message-state.tsx';
import { Notice } from '../../../kit/states/notice.tsx';
import { Skeleton } from '../../../kit/states/skeleton.tsx';
import { useRemote } from '../../../kit/use-remote.ts';
import { readOffers } from '../offer/offer-wire.ts';
import { useOfferTexts } from '../offer/use-offer-texts.ts';
import { PRODUCT_PAGES, type Product } from '../product/product.ts';
import type { SearchValues } from '../product/search-plan.ts';
import type { ParsedSearch } from '../search/read-search.ts';
import { guestsIn, roomsOf } from '../search/rooms.ts';
import { SEARCH_PLANS } from '../search/search-plans.ts';
import { SearchForm, useSearch } from '../search/search-screen.tsx';
import { GUEST_NAMES } from '../search/search-values.ts';
import { OfferResults } from './offer-results.tsx';

interface Props {
  readonly product: Product;
  /** A valid search. */
  readonly values: SearchValues;
}

/** Queries offers and shows them. */
function Results({ product, values }: Props) {
  const { t } = useTranslation('booking');
  const call = {
    method: 'GET',
    path: `/api/reference/${product}/offers`,
    query: SEARCH_PLANS[product].call(values),
  } as const;
  const query = useQuery(
    call,
    useCallback((response: unknown) => readOffers(product, response), [product]),
  );
  return (
    <QueryResult
      query={query}
      loading={<Skeleton shape="rows" count={5} />}
      renderFailed={(failure) => <FailedState failure={failure} heading={t('results.failed')} onRetry={query.retry} />}
    >
      {(offers) =>
        offers.length === 0 ? (
          <EmptyState icon={SearchX} heading={t(`results.none.${product}`)}>
            <p>{t('results.noneHint')}</p>
          </EmptyState>
        ) : (
          <OfferResults product={product} offers={offers} />
        )
      }
    </QueryResult>
  );
}

/** The results of the search in the address. */
export function ResultsScreen({ product }: { readonly product: Product }) {
  const { t } = useTranslation('booking');
  const search = useSearch(product);
  const clear = Object.keys(search.problems).length === 0;
  const trail = [{ label: t(`search.title.${product}`), to: PRODUCT_PAGES[product].base }];
  return (
    <Page title={clear ? t(`results.title.${product}`) : t('unclear.title')} above={<Breadcrumbs trail={trail} />}>
      {clear ? (
        <>
          <SearchBar product={product} search={search} />
          <Results product={product} values={search.values} />
        </>
      ) : (
        <InvalidSearch product={product} search={search} />
      )}
    </Page>
  );
}

/** The current search, and its form. */
function SearchBar({ product, search }: { readonly product: Product; readonly search: ParsedSearch }) {
  const summary = useSearchSummary(product, search.values);
  return (
    <SearchSummary parts={summary}>
      {(close) => <SearchForm product={product} start={search.start} onSearch={close} />}
    </SearchSummary>
  );
}

/** An invalid search: lists its problems, above a form with its valid values. */
function InvalidSearch({ product, search }: { readonly product: Product; readonly search: ParsedSearch }) {
  const { t } = useTranslation('booking');
  const problems = [...new Set(Object.values(search.problems))];
  return (
    <>
      <Notice tone="warning">
        <p>{t('unclear.hint')}</p>
        <ul>
          {problems.map((problem) => (
            <li key={problem}>{t(`problems.${problem}`)}</li>
          ))}
        </ul>
      </Notice>
      <Card>
        <SearchForm product={product} start={search.start} />
      </Card>
    </>
  );
}

/** A search in words: where, when, who. */
function useSearchSummary(product: Product, values: SearchValues): readonly string[] {
  const { t } = useTranslation('booking');
  const { day, days } = useFormat();
  const { time } = useOfferTexts();
  const language = useLive(useRemote().language);
  const valueOf = (name: string) => values[name] ?? '';
  const selectDate = t('search.selectDate');
  const party = () =>
    GUEST_NAMES.filter((name) => Number(valueOf(name)) > 0).map((name) =>
      t(`count.${name}`, { count: Number(valueOf(name)) }),
    );
  return parts().filter((part) => part !== '');

  function parts(): readonly string[] {
    switch (product) {
      case 'hotel': {
        const rooms = roomsOf(valueOf('guests')) ?? [];
        const { adults, children } = guestsIn(rooms);
        return [
          valueOf('place') || t('search.somewhere'),
          days(valueOf('checkIn'), valueOf('checkOut'), selectDate),
          t('count.guests', { count: adults + children }),
          t('count.rooms', { count: rooms.length }),
        ];
      }
      case 'car':
        return [
          [valueOf('pickUp') || t('search.somewhere'), valueOf('dropOff')].filter(Boolean).join(' → '),
          [time(valueOf('pickUpDateTime')), time(valueOf('returnDateTime'))].filter(Boolean).join(' | ') || selectDate,
        ];
      case 'activity':
        return [valueOf('place') || t('search.somewhere'), day(valueOf('date')) || selectDate];
      case 'flight':
        return [
          `${valueOf('fromName') || valueOf('from')} → ${valueOf('toName') || valueOf('to')}`,
          days(valueOf('departure'), valueOf('return'), selectDate),
          ...(valueOf('return') === '' ? [t('search.oneWay')] : []),
          ...party(),
        ];
      case 'cruise':
        return [monthOf(valueOf('month')) || t('search.anyMonth'), ...party()];
    }
  }

  function monthOf(month: string): string {
    const [year, number] = month.split('-');
    return number === undefined ? '' : `${monthName(Number(number), language)} ${year}`;
  }
}
