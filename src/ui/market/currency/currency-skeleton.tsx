import bones from '../../../../design/bones.module.css';
import styles from './currency-skeleton.module.css';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** The currency list's place while it is asked for; for the eye only. */
export function CurrencySkeleton() {
  return (
    <div className={styles.rows} aria-hidden="true">
      {ROWS.map((row) => (
        <span key={row} className={`${styles.row} ${bones.bone} ${bones.breathing}`} />
      ))}
    </div>
  );
}
