import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../kit/format/use-format.ts';
import { Stepper } from '../../../kit/forms/stepper.tsx';
import { GUEST_NAMES, MOST_GUESTS } from './guest-values.ts';
import { GuestsPanel } from './guests-panel.tsx';
import type { SearchFieldsProps } from './search-fields-props.ts';

/** Adults, children and infants that travel together. */
export function PartyField({ form }: Pick<SearchFieldsProps, 'form'>) {
  const { t } = useTranslation('booking');
  const { list } = useFormat();
  const counts = GUEST_NAMES.map((name) => [name, Number(form.values[name])] as const);
  const all = counts.reduce((sum, [, count]) => sum + count, 0);
  const summary = list(counts.flatMap(([name, count]) => (count === 0 ? [] : [t(`count.${name}`, { count })])));
  return (
    <GuestsPanel label={t('search.travellers')} summary={summary} error={form.field('adults').error}>
      {counts.map(([name, count]) => (
        <Stepper
          key={name}
          label={t(`search.${name}`)}
          hint={t(`search.partyHint.${name}`)}
          value={count}
          min={name === 'adults' ? 1 : 0}
          max={count + MOST_GUESTS - all}
          onChange={(changed) => form.set({ [name]: String(changed) })}
        />
      ))}
    </GuestsPanel>
  );
}
