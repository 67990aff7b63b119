import { useState } from 'react';
import { type Address, queryOf } from '../address.ts';
import styles from './bench.module.css';
import { Controls } from './controls.tsx';
import { SpecimenList } from './specimen-list.tsx';

/** Everything that there is, how it is to be shown, and a window of the asked width with the specimen in it. */
export function Bench({ address: first }: { readonly address: Address }) {
  const [address, setAddress] = useState(first);
  return (
    <div className={styles.bench}>
      <header className={styles.head}>
        <h1 className={styles.title}>Component workshop</h1>
        <Controls address={address} onChange={show} />
      </header>
      <SpecimenList address={address} onChoose={(specimen) => show({ ...address, specimen })} />
      <main className={styles.table}>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- It shows this very page. */}
        <iframe
          className={styles.window}
          title={address.specimen}
          src={queryOf({ ...address, bare: true })}
          style={{ inlineSize: address.width === 'full' ? '100%' : `${address.width}px` }}
        />
      </main>
    </div>
  );

  /** The address always leads to what is seen. */
  function show(next: Address) {
    setAddress(next);
    window.history.replaceState(null, '', queryOf(next));
  }
}
