import { Globe } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Destination } from '../destinations/destination.ts';
import { DestinationCard } from '../destinations/destination-card.tsx';
import { ButtonLink } from '../kit/buttons/button-link.tsx';
import { CardGrid } from '../kit/cards/card.tsx';
import { monthName } from '../kit/format/locale.ts';
import { useAddressQuery } from '../kit/navigation/address-query.ts';
import { EmptyState } from '../kit/states/message-state.tsx';
import { useLive } from '../kit/use-live.ts';
import { useRemote } from '../kit/use-remote.ts';
import { MonthField } from './month-field.tsx';

/** The pictures that are in sight at once. */
const FIRST_ROW = 3;

/** All places, or those that a month is good for. */
export function Destinations({ of }: { readonly of: readonly Destination[] }) {
  const { t } = useTranslation('top-destinations');
  const query = useAddressQuery();
  const language = useLive(useRemote().language);
  if (of.length === 0) {
    return (
      <EmptyState icon={Globe} heading={t('none')}>
        <p>{t('noneHint')}</p>
      </EmptyState>
    );
  }
  const month = Number(query.read('month'));
  const name = monthName(month, language);
  const shown = name === '' ? of : of.filter(({ bestMonths }) => bestMonths.includes(month));
  return (
    <>
      <MonthField month={name === '' ? '' : String(month)} onChange={(chosen) => query.change({ month: chosen })} />
      {shown.length === 0 && (
        <EmptyState
          icon={Globe}
          heading={t('noneInMonth', { month: name })}
          actions={<ButtonLink to="/top-destination">{t('anyMonth')}</ButtonLink>}
        />
      )}
      <CardGrid label={t('title')} size="large">
        {shown.map((destination, index) => (
          <DestinationCard
            key={destination.slug}
            destination={destination}
            around={[t('from'), t('perNight')]}
            eager={index < FIRST_ROW}
          />
        ))}
      </CardGrid>
    </>
  );
}
