import { useTranslation } from 'react-i18next';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import type { SearchFields } from '../search-fields.ts';
import { useListFormat } from '../use-list-format.ts';
import { NativeDetails, NativeInput } from './native-details.tsx';
import type { PartyKind } from './party-kind.ts';
import { PopupField } from './popup-field.tsx';

const partyPopup = lazyComponent('party-popup', async () => (await import('./party-popup.tsx')).PartyPopup);

interface Props {
  readonly form: SearchFields;
  readonly label: string;
  readonly kinds: readonly PartyKind[];
  /** The greatest number of people together, and a text about it. */
  readonly most: number;
  readonly limits: string;
}

/** How many people of each kind travel together. */
export function PartyField({ form, label, kinds, most, limits }: Props) {
  const { t } = useTranslation('search');
  const list = useListFormat();
  const counts = kinds.map(({ name, hint }) => ({ name, hint, count: Number(form.values[name] ?? 0) }));
  const words = list(counts.flatMap(({ name, count }) => (count === 0 ? [] : [t(`count.${name}`, { count })])));
  return (
    <PopupField
      label={label}
      words={words}
      error={form.error('adults')}
      popup={partyPopup}
      propsOf={(fieldProps) => ({ ...fieldProps, label, words, counts, most, limits, onChange: form.set })}
      renderNative={(control) => (
        <NativeDetails control={control} words={words}>
          {counts.map(({ name, count }) => (
            <NativeInput
              key={name}
              control={control}
              label={t(`who.${name}`)}
              name={name}
              type="number"
              value={String(count)}
              min={name === 'adults' ? '1' : '0'}
              max={String(most)}
            />
          ))}
        </NativeDetails>
      )}
    />
  );
}
