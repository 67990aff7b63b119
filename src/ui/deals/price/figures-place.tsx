import styles from './agent-figures.module.css';

/** The place of an agent's figures until they are there: as high as so many lines of them. */
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
