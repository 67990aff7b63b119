import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { CheckBox } from '../../../kit/forms/check-box.tsx';
import { TextField } from '../../../kit/forms/text-field.tsx';
import type { BoundField } from '../../../kit/forms/use-form.ts';
import type { Setting, SettingValue } from './setting.ts';

interface Props {
  readonly setting: Setting;
  readonly bound: Omit<BoundField<SettingValue>, 'value'> & { readonly value: SettingValue | undefined };
  readonly disabled: boolean;
}

/** The control that a setting is changed with. */
export function SettingField({ setting: { name, kind }, bound, disabled }: Props) {
  const { t } = useTranslation('account');
  const label = t(`settings.fields.${name}` as ParseKeys<'account'>);
  const { value, onChange, error } = bound;
  if (kind === 'switch') {
    return <CheckBox name={name} label={label} value={value === true} onChange={onChange} disabled={disabled} />;
  }
  const figure = kind === 'percent' || kind === 'number';
  return (
    <TextField
      name={name}
      label={label}
      type={figure ? 'number' : kind === 'lines' ? 'text' : kind}
      inputMode={figure ? 'decimal' : 'text'}
      multiline={kind === 'lines'}
      value={typeof value === 'string' ? value : ''}
      onChange={onChange}
      error={error}
      disabled={disabled}
    />
  );
}
