import { intlLocale } from '@livery/contract/market/language';
import { SelectField } from '@livery/ui/select-field';
import { useLive } from '@livery/ui/use-live';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { failureMessage } from '../../../domain/notices/failure-message.ts';
import { messageText } from '../../notices/message-text.tsx';
import { useShell } from '../../shell-context.tsx';
import { useLanguage } from '../../texts/use-language.ts';
import { TravellersField } from '../fields/travellers-field.tsx';
import type { FieldsProps } from '../search-fields.ts';

/** How many months ahead cruises can be searched. */
const MAX_MONTHS_AHEAD = 18;

/** The cruise line, the month and the travellers. */
export function CruiseFields({ form }: FieldsProps) {
  const { t } = useTranslation('search');
  const { t: tell } = useTranslation();
  const language = useLanguage();
  const { trip } = useShell();
  const lines = useLive(trip.shipLines);
  useEffect(() => {
    if (trip.shipLines.now().kind !== 'ready') trip.loadShipLines();
  }, [trip]);
  const chosenValue = form.values['shipLine'] ?? '';
  const knownLines = lines.kind === 'ready' ? lines.value : [];
  const namedLines =
    chosenValue === '' || knownLines.some(({ id }) => id === chosenValue)
      ? knownLines
      : [{ id: chosenValue, name: chosenValue }, ...knownLines];
  const monthOf = new Intl.DateTimeFormat(intlLocale(language), { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const months = Array.from({ length: MAX_MONTHS_AHEAD }, (_, ahead) => {
    const month = form.needs.today.toPlainYearMonth().add({ months: ahead });
    const moment = month.toPlainDate({ day: 1 }).toZonedDateTime('UTC').epochMilliseconds;
    return { value: month.toString(), label: monthOf.format(moment) };
  });
  return (
    <>
      <SelectField
        label={t('shipLine')}
        name="shipLine"
        value={chosenValue}
        error={form.error('shipLine')}
        hint={lines.kind === 'failed' ? messageText(failureMessage(lines.failure, 'call'), tell) : undefined}
        options={namedLines.map(({ id, name }) => ({ value: id, label: name }))}
        placeholder={t('anyLine')}
        onChange={(shipLine) => form.set({ shipLine })}
      />
      <SelectField
        label={t('month')}
        name="month"
        value={form.values['month'] ?? ''}
        error={form.error('month')}
        options={months}
        placeholder={t('anyMonth')}
        onChange={(month) => form.set({ month })}
      />
      <TravellersField form={form} />
    </>
  );
}
