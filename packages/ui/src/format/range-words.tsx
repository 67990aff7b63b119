import styles from './range-words.module.css';

/** Words, or the two ends of a range in words. */
export type TextOrRange = string | readonly [start: string, end: string];

interface Props {
  readonly words: TextOrRange;
}

/** Words, or `start | end`: if these take two lines, neither begins or ends with the separator. */
export function RangeWords({ words }: Props) {
  if (typeof words === 'string') return <bdi>{words}</bdi>;
  const [start, end] = words;
  return (
    <bdi className={styles.range}>
      <span>{start}</span>
      <span className={styles.end}>
        <span className={styles.separator}>{SEPARATOR}</span>
        <span>{end}</span>
      </span>
    </bdi>
  );
}

const SEPARATOR = ' | ';

/** The same as plain text, for example for an attribute. */
export function rangeText(words: TextOrRange): string {
  return typeof words === 'string' ? words : words.join(SEPARATOR);
}
