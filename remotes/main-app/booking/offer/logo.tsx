import { useState } from 'react';
import { pictureAddress } from '../../../kit/cards/picture.tsx';
import type { CarOffer } from './offer.ts';
import { Score } from './score.tsx';
import styles from './supplier.module.css';

interface Props {
  readonly name: string;
  /** Untrusted. */
  readonly source: string;
}

/** A company's logo, or its name where there is none. */
export function Logo({ name, source }: Props) {
  const [broken, setBroken] = useState<string | null>(null);
  const address = pictureAddress(source);
  if (address === null || broken === address) return <bdi className={styles.name}>{name}</bdi>;
  return <img className={styles.logo} src={address} alt={name} loading="lazy" onError={() => setBroken(address)} />;
}

/** The company that a car is rented from. */
export function Supplier({ offer }: { readonly offer: CarOffer }) {
  return (
    <div className={styles.supplier}>
      <Logo name={offer.supplier.name} source={offer.supplier.logo} />
      <Score offer={offer} />
    </div>
  );
}
