import { useTranslation } from 'react-i18next';
import { useLive } from '../../../../design/use-live.ts';
import { useFailureText } from '../../../kit/data/use-failure-text.ts';
import { useQuery } from '../../../kit/data/use-query.ts';
import { monthName } from '../../../kit/format/locale.ts';
import { FieldRow } from '../../../kit/forms/field.tsx';
import { SelectField } from '../../../kit/forms/select-field.tsx';
import { Section } from '../../../kit/layout/section.tsx';
import { Table } from '../../../kit/layout/table.tsx';
import { useRemote } from '../../../kit/use-remote.ts';
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
