import { useLive } from '@livery/ui/use-live';
import type { InspectedCall, Inspector } from '../application/why/inspector.ts';
import { timeText } from './time-text.ts';
import styles from './why-panel.module.css';

/**
 * The requests of the shell and of its remotes, the latest first; each attempt is listed. The panel's own requests are
 * included.
 */
export function CallList({ calls }: { readonly calls: Inspector['calls'] }) {
  const madeCalls = useLive(calls);
  if (madeCalls.length === 0) return <p role="status">No call has been made yet.</p>;
  return (
    <>
      <p className={styles.words}>
        The panel itself asks for languages, side navigation, About and FAQ, once for each language and person.
      </p>
      {madeCalls.map((call, index) => (
        <CallItem key={madeCalls.length - index} call={call} />
      ))}
    </>
  );
}

function CallItem({ call: { at, method, address, headers, outcome, milliseconds } }: { readonly call: InspectedCall }) {
  const names = Object.keys(headers);
  return (
    <details className={styles.decision}>
      <summary>
        <span className={styles.name}>{`${method} ${address}`}</span>{' '}
        <strong className={styles.result}>{outcome}</strong>{' '}
        <span className={styles.rule}>
          <span>{timeText(at)}</span>
          <span>{milliseconds === null ? '' : `, ${milliseconds} ms`}</span>
        </span>
      </summary>
      {names.length === 0 ? (
        <p>It was no request of this page, and had no headers.</p>
      ) : (
        <dl className={styles.headers}>
          {names.map((name) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{headers[name]}</dd>
            </div>
          ))}
        </dl>
      )}
    </details>
  );
}
