import { useLive } from '@livery/ui/use-live';
import type { History, Inspector } from '../application/why/inspector.ts';
import { valueText } from '../domain/why/explanation-words.ts';
import { timeText } from './time-text.ts';
import styles from './why-panel.module.css';

/** The values that live values have had, and since when: the current one in the line; when opened, all earlier ones. */
export function Histories({ histories }: { readonly histories: Inspector['values'] }) {
  const knownHistories = useLive(histories);
  if (knownHistories.length === 0) return <p role="status">Nothing has been loaded yet.</p>;
  return knownHistories.map((history) => <HistoryItem key={history.name} history={history} />);
}

function HistoryItem({ history: { name, entries, dropped } }: { readonly history: History }) {
  const [currentEntry] = entries;
  return (
    <details className={styles.decision}>
      <summary>
        <span className={styles.name}>{name}</span>{' '}
        <strong className={styles.result}>{valueText(currentEntry?.value)}</strong>{' '}
        <span className={styles.rule}>
          <span>{currentEntry === undefined ? '' : timeText(currentEntry.at)}</span>
          <span>{entries.length + dropped > 1 ? `, ${entries.length + dropped - 1} before` : ''}</span>
        </span>
      </summary>
      <ol className={styles.history}>
        {entries.map(({ at, value }, index) => (
          <li key={entries.length + dropped - index}>
            <time dateTime={at.toString()}>{timeText(at)}</time>
            <pre className={styles.json}>{JSON.stringify(value, null, 2)}</pre>
          </li>
        ))}
      </ol>
      {dropped > 0 && <p>{`${dropped} older ones are not kept.`}</p>}
    </details>
  );
}
