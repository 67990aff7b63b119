import type { BoundField } from '@livery/remote/forms';
import { CheckBox } from '@livery/ui/check-box';
import { TextField } from '@livery/ui/text-field';
import type { Setting, SettingValue } from './setting.ts';

interface Props {
  readonly label: string;
  readonly setting: Setting;
  readonly bound: Omit<BoundField<SettingValue>, 'value'> & { readonly value: SettingValue | undefined };
}

/** The control of a setting. */
export function SettingField({ label, setting: { name, kind }, bound }: Props) {
  const { value, onChange, error } = bound;
  if (kind === 'switch') {
    return <CheckBox name={name} label={label} value={value === true} onChange={onChange} />;
  }
  const figure = kind === 'percent' || kind === 'number';
  return (
    <TextField
      name={name}
      label={label}
      // Not `number`: browsers silently drop a comma, so that 7,5 becomes 75.
      type={figure || kind === 'lines' ? 'text' : kind}
      inputMode={figure ? 'decimal' : 'text'}
      multiline={kind === 'lines'}
      value={typeof value === 'string' ? value : ''}
      onChange={onChange}
      error={error}
    />
  );
}
