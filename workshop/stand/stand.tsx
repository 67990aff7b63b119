import type { i18n } from 'i18next';
import { useLayoutEffect } from 'react';
import { directionOf, languageTagOf } from '../../src/domain/market/language.ts';
import { useTheme } from '../../src/ui/theme/use-theme.ts';
import type { Address } from '../address.ts';
import type { Specimen } from '../specimen.ts';
import { agencyFor } from './agency-for.ts';
import { Exhibit } from './exhibit.tsx';
import { Room } from './room.tsx';
import styles from './stand.module.css';

interface Props {
  /** `undefined` where there is none by the name in the address. */
  readonly specimen: Specimen | undefined;
  readonly address: Address;
  readonly i18n: i18n;
}

/** A specimen without anything around it: one of its states as the site would show it, or all of them with their names. */
export function Stand({ specimen, address, i18n }: Props) {
  const { language, direction } = address;
  const [feature = '', component = '', name] = address.specimen.split('/');
  useTheme(agencyFor(address).primaryColor);
  useLayoutEffect(() => {
    document.documentElement.lang = languageTagOf(language);
    document.documentElement.dir = direction || directionOf(language);
    document.title = address.specimen;
  }, [language, direction, address.specimen]);

  if (specimen === undefined) return <p className={styles.missing}>There is no specimen of {address.specimen}.</p>;
  const states = Object.entries(specimen.states);
  const [, alone] = states.find(([state]) => state === name) ?? [];
  if (alone !== undefined) {
    return (
      <div className={styles[specimen.stands]} data-specimen={address.specimen}>
        <Exhibit state={alone} address={address} i18n={i18n} />
      </div>
    );
  }
  return (
    <div className={styles.all} data-stands={specimen.stands}>
      {states.map(([state, shown]) => {
        const itself = { ...address, specimen: `${feature}/${component}/${state}` };
        return (
          <Room key={state} name={state.replaceAll('-', ' ')} address={itself} ownScreen={specimen.stands === 'screen'}>
            <Exhibit state={shown} address={itself} i18n={i18n} />
          </Room>
        );
      })}
    </div>
  );
}
