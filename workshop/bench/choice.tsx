interface Props {
  readonly label: string;
  readonly value: string;
  /** Each a value and its name. */
  readonly options: readonly (readonly [string, string])[];
  readonly onChange: (value: string) => void;
}

export function Choice({ label, value, options, onChange }: Props) {
  return (
    <label>
      {label}
      <select value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
