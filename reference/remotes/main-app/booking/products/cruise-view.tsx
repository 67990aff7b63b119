import { Section } from '@livery/ui/section';
import { Table } from '@livery/ui/table';
import { useTranslation } from 'react-i18next';
import type { CruiseDay, CruiseOffer } from '../offer/offer.ts';
import type { ProductView } from '../product/view.ts';

export const cruiseView: ProductView<CruiseOffer> = {
  BelowChoices: ({ offer: { itinerary } }) => itinerary.length > 0 && <Itinerary days={itinerary} />,
};

/** The ship's itinerary, day by day. */
function Itinerary({ days }: { readonly days: readonly CruiseDay[] }) {
  const { t } = useTranslation('booking');
  return (
    <Section heading={t('cruise.itinerary')}>
      <Table
        caption={t('cruise.itinerary')}
        columns={[
          { label: t('cruise.day'), cell: ({ day }) => t('cruise.dayNumber', { day }) },
          { label: t('cruise.port'), cell: portCell(t('cruise.atSea')) },
          { label: t('cruise.arrival'), cell: ({ arrival }) => arrival || '–' },
          { label: t('cruise.departure'), cell: ({ departure }) => departure || '–' },
        ]}
        rows={days}
        rowKey={({ day }) => String(day)}
      />
    </Section>
  );
}

function portCell(atSea: string) {
  return ({ port }: CruiseDay) => (port === null ? atSea : <bdi>{port}</bdi>);
}
