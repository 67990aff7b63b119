import { type Choice, SelectField } from '../../../kit/forms/select-field.tsx';
import { useAddressQuery } from '../../../kit/navigation/address-query.ts';

interface Props {
  readonly label: string;
  /** What it is called in the address. */
  readonly name: string;
  /** What stands for no filter. */
  readonly all: string;
  readonly options: readonly Choice[];
}

/** Filters the list of the page; what is chosen stands in the address. */
export function QuerySelect({ label, name, all, options }: Props) {
  const { read, change } = useAddressQuery();
  const value = options.some((option) => option.value === read(name)) ? read(name) : '';
  return (
    <SelectField
      label={label}
      value={value}
      onChange={(chosen) => change({ [name]: chosen, page: null })}
      options={options}
      placeholder={all}
    />
  );
}
