import styles from './range-words.module.css';

/** Words that may be a range, `start | end`: where it takes two lines, neither begins or ends with the separator. */
export function RangeWords({ words }: { readonly words: string }) {
  const [start = '', ...others] = words.split(SEPARATOR);
  const end = others.join(SEPARATOR);
  if (end === '') return <bdi>{words}</bdi>;
  return (
    <bdi className={styles.range}>
      <span>{start}</span>
      <span className={styles.end}>
        <span className={styles.separator}>{SEPARATOR}</span>
        {end}
      </span>
    </bdi>
  );
}

const SEPARATOR = ' | ';
