import type { ReactNode } from 'react';
import { type Address, queryOf } from '../address.ts';
import styles from './room.module.css';

interface Props {
  readonly name: string;
  /** Of what is shown in it. */
  readonly address: Address;
  /** What covers the screen would cover its neighbours, too. */
  readonly ownScreen: boolean;
  readonly children: ReactNode;
}

/** The place of one state among the others: its name, which leads to it alone, and itself. */
export function Room({ name, address, ownScreen, children }: Props) {
  const alone = queryOf(address);
  return (
    <section className={styles.room}>
      <h2 className={styles.name}>
        <a href={alone} dir="ltr" lang="en">
          {name}
        </a>
      </h2>
      {ownScreen ? (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- It shows this very page.
        <iframe className={styles.screen} src={alone} title={name} loading="lazy" />
      ) : (
        <div className={styles.place}>{children}</div>
      )}
    </section>
  );
}
