import styles from './scenes.module.css';

/** A white ship puts out into the morning. */
export function CruiseScene() {
  return (
    <>
      <circle cx="424" cy="122" r="110" opacity="0.06" />
      <circle cx="424" cy="122" r="68" opacity="0.16" />
      <path opacity="0.12" d="M0 246 70 196l44 28 62-54 84 76 300-8v82H0Z" />
      <path opacity="0.14" d="M0 246c120-10 240-10 560-6v80H0Z" />
      <g className={styles.pale}>
        <path d="M66 96a16 16 0 0 1 31-6 13 13 0 0 1 21 8 10 10 0 0 1-1 20H60a11 11 0 0 1 6-22Z" opacity="0.9" />
        <path d="M268 158h128v-18h30l12 18h22v22h24l-8 24H250v-22h18Z" />
      </g>
      <path opacity="0.55" d="M292 158v-48l30-6v54Zm48 0v-42l26-5v47Z" />
      <path
        opacity="0.5"
        d="M280 166h10v6h-10Zm18 0h10v6h-10Zm18 0h10v6h-10Zm18 0h10v6h-10Zm18 0h10v6h-10Zm18 0h10v6h-10Zm18 0h10v6h-10Zm18 0h10v6h-10Zm-144 20h200l-3 6H262Z"
      />
      <path opacity="0.72" d="M222 202h296c-12 26-26 44-48 56H246c-14-16-22-36-24-56Z" />
      <path className={styles.pale} opacity="0.85" d="M230 222h274l-6 8H233Z" />
      <path opacity="0.4" d="M0 262c36-10 72-10 108 0s72 10 108 0 72-10 108 0 72 10 108 0 72-10 128 0v58H0Z" />
      <path
        className={styles.pale}
        opacity="0.5"
        d="M190 276c20-6 40-6 60 0 20 5 40 5 60 0l-2 6c-20 4-38 4-58 0-20-5-38-5-56 0Zm220 18c20-6 40-6 60 0l-2 6c-20-5-36-5-56 0Z"
      />
      <path className={styles.line} d="M150 120q8-8 16 0 8-8 16 0m20 22q6-6 12 0 6-6 12 0" />
    </>
  );
}
