import { LANGUAGES } from '../../src/domain/market/language.ts';
import { type Address, addressOf, queryOf } from '../address.ts';
import { BRANDS } from '../props/brands.ts';
import { SPECIMEN_NAMES } from '../specimen-names.ts';
import { FORCES } from '../stand/forced.ts';
import { Choice } from './choice.tsx';
import styles from './controls.module.css';
import { inFeatures } from './in-features.ts';

interface Props {
  readonly address: Address;
  readonly onChange: (address: Address) => void;
}

const WIDTHS = ['320', '390', '768', '1440', 'full'];

/** How specimens are shown. */
export function Controls({ address, onChange }: Props) {
  const isColour = !Object.hasOwn(BRANDS, address.brand);
  const component = address.specimen.split('/').slice(0, 2).join('/');
  return (
    <form className={styles.controls} onSubmit={(event) => event.preventDefault()}>
      <label className={styles.specimen}>
        Specimen
        <select value={component} onChange={({ target }) => change('specimen', target.value)}>
          {inFeatures(SPECIMEN_NAMES).map(([feature, components]) => (
            <optgroup key={feature} label={feature}>
              {components.map((name) => (
                <option key={name} value={`${feature}/${name}`}>
                  {name}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
      <Choice
        label="Brand"
        value={isColour ? 'colour' : address.brand}
        options={[...Object.keys(BRANDS).map((name) => [name, name] as const), ['colour', 'a colour']]}
        onChange={(brand) => change('brand', brand === 'colour' ? '#c2185b' : brand)}
      />
      {isColour && (
        <label>
          Colour
          <input type="color" value={address.brand} onChange={({ target }) => change('brand', target.value)} />
        </label>
      )}
      <Choice
        label="Language"
        value={address.language}
        options={LANGUAGES.map((language) => [language, language])}
        onChange={(language) => change('language', language)}
      />
      <Choice
        label="Direction"
        value={address.direction}
        options={[
          ['', 'the language’s'],
          ['ltr', 'left to right'],
          ['rtl', 'right to left'],
        ]}
        onChange={(direction) => change('direction', direction)}
      />
      <Choice
        label="Width"
        value={address.width}
        options={WIDTHS.map((width) => [width, width])}
        onChange={(width) => change('width', width)}
      />
      <Choice
        label="Show"
        value={address.forced}
        options={Object.entries(FORCES).map(([name, { label }]) => [name, label])}
        onChange={(forced) => change('forced', forced)}
      />
    </form>
  );

  /** Through the address, where words from outside are read. */
  function change(name: keyof Address, value: string) {
    const query = new URLSearchParams(queryOf(address));
    query.set(name, value);
    onChange(addressOf(query.toString(), address.specimen));
  }
}
