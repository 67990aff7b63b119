import type { Destination } from '@livery/destinations/destination';
import { DestinationCard } from '@livery/destinations/destination-card';
import { ButtonLink, monthName, useAddressQuery, useRemote } from '@livery/remote';
import { CardGrid } from '@livery/ui/card';
import { EmptyState } from '@livery/ui/empty-state';
import { loadingInList } from '@livery/ui/picture';
import { SelectField } from '@livery/ui/select-field';
import { useLive } from '@livery/ui/use-live';
import { Globe } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './destinations.module.css';

const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

interface Props {
  /** `1` to `12`, or the empty text for any. */
  readonly month: string;
  readonly onChange: (month: string) => void;
}

function MonthField({ month, onChange }: Props) {
  const { t } = useTranslation('top-destinations');
  const language = useLive(useRemote().language);
  return (
    <div className={styles.place}>
      <SelectField
        label={t('when')}
        value={month}
        onChange={onChange}
        placeholder={t('anyMonth')}
        options={MONTHS.map((eachMonth) => ({ value: String(eachMonth), label: monthName(eachMonth, language) }))}
      />
    </div>
  );
}

/** All places, or those whose best months include the chosen one. */
export function Destinations({ destinations }: { readonly destinations: readonly Destination[] }) {
  const { t } = useTranslation('top-destinations');
  const query = useAddressQuery();
  const language = useLive(useRemote().language);
  if (destinations.length === 0) {
    return (
      <EmptyState icon={Globe} heading={t('none')}>
        <p>{t('noneHint')}</p>
      </EmptyState>
    );
  }
  const month = Number(query.read('month'));
  const name = monthName(month, language);
  const shownDestinations =
    name === '' ? destinations : destinations.filter(({ bestMonths }) => bestMonths.includes(month));
  return (
    <>
      <MonthField
        month={name === '' ? '' : String(month)}
        onChange={(chosenMonth) => query.change({ month: chosenMonth })}
      />
      {shownDestinations.length === 0 && (
        <EmptyState
          icon={Globe}
          heading={t('noneInMonth', { month: name })}
          actions={<ButtonLink to="/top-destination">{t('anyMonth')}</ButtonLink>}
        />
      )}
      <CardGrid label={t('title')} size="large">
        {shownDestinations.map((destination, index) => (
          <DestinationCard
            key={destination.slug}
            destination={destination}
            around={[t('from'), t('perNight')]}
            loading={loadingInList(index)}
          />
        ))}
      </CardGrid>
    </>
  );
}
