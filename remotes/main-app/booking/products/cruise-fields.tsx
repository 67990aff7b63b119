import { monthName, useFailureText, useQuery, useRemote } from '@livery/remote';
import { FieldRow } from '@livery/ui/field';
import { SelectField } from '@livery/ui/select-field';
import { useLive } from '@livery/ui/use-live';
import { useTranslation } from 'react-i18next';
import type { SearchFieldsProps } from '../product/search-plan.ts';
import { PartyField } from '../search/guests-panel.tsx';
import { readShipLines } from '../search/places-wire.ts';

/** How many months ahead cruises can be searched. */
const MONTHS = 18;

/** The fields of its search form. */
export function CruiseFields({ form, today }: SearchFieldsProps) {
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
