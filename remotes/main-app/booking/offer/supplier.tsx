import { Logo } from './logo.tsx';
import type { CarOffer } from './offer.ts';
import { Score } from './score.tsx';
import styles from './supplier.module.css';

/** The company that a car is rented from. */
export function Supplier({ offer }: { readonly offer: CarOffer }) {
  return (
    <div className={styles.supplier}>
      <Logo name={offer.supplier.name} source={offer.supplier.logo} />
      <Score offer={offer} />
    </div>
  );
}
