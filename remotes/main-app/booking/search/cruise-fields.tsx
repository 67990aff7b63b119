import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../../kit/data/use-failure-text.ts';
import { useQuery } from '../../../kit/data/use-query.ts';
import { monthName } from '../../../kit/format/locale.ts';
import { FieldRow } from '../../../kit/forms/field.tsx';
import { SelectField } from '../../../kit/forms/select-field.tsx';
import { useLive } from '../../../kit/use-live.ts';
import { useRemote } from '../../../kit/use-remote.ts';
import { PartyField } from './guests-panel.tsx';
import { readShipLines } from './places-wire.ts';
import type { SearchFieldsProps } from './search-fields-props.ts';

/** How many months ahead cruises can be searched. */
const MONTHS = 18;

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
