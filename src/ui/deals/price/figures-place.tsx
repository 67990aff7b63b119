import styles from './agent-figures.module.css';

/** Reserves the place of an agent's figures, for this number of lines. */
export function FiguresPlace({ lines }: { readonly lines: number }) {
  if (lines === 0) return null;
  return (
    <div aria-hidden="true" className={styles.figures}>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line}>{'\u00a0'}</span>
      ))}
    </div>
  );
}
