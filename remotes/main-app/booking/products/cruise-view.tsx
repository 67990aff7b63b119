import { monthName, useFailureText, useQuery, useRemote } from '@livery/remote';
import { FieldRow } from '@livery/ui/field';
import { Section } from '@livery/ui/section';
import { SelectField } from '@livery/ui/select-field';
import { Table } from '@livery/ui/table';
import { useLive } from '@livery/ui/use-live';
import { useTranslation } from 'react-i18next';
import type { CruiseDay, CruiseOffer } from '../offer/offer.ts';
import type { SearchFieldsProps } from '../product/search-plan.ts';
import type { ProductView } from '../product/view.ts';
import { PartyField } from '../search/guests-panel.tsx';
import { readShipLines } from '../search/places-wire.ts';

export const cruiseView: ProductView<CruiseOffer> = {
  Fields: CruiseFields,
  BelowChoices: ({ offer: { itinerary } }) => itinerary.length > 0 && <Itinerary days={itinerary} />,
};

/** How many months ahead cruises can be searched. */
const MONTHS = 18;

function CruiseFields({ form, today }: SearchFieldsProps) {
  const { t } = useTranslation('booking');
  const language = useLive(useRemote().language);
  const { state } = useQuery({ method: 'GET', path: '/api/cruise/ship-lines' }, readShipLines);
  const failureText = useFailureText('call');
  const lines = state.kind === 'ready' ? state.value.map(({ id, name }) => ({ value: id, label: name })) : [];
  const months = Array.from({ length: MONTHS }, (_, ahead) => {
    const month = today.toPlainYearMonth().add({ months: ahead });
    return { value: month.toString(), label: `${monthName(month.month, language)} ${month.year}` };
  });
  return (
    <FieldRow>
      <SelectField
        label={t('search.shipLine')}
        {...form.field('shipLine')}
        hint={state.kind === 'failed' ? failureText(state.failure) : undefined}
        options={lines}
        placeholder={t('search.anyLine')}
      />
      <SelectField
        label={t('search.month')}
        {...form.field('month')}
        options={months}
        placeholder={t('search.anyMonth')}
      />
      <PartyField form={form} />
    </FieldRow>
  );
}

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
