import styles from './scenes.module.css';

/** Balloons over the hills at sunrise. */
export function ActivityScene() {
  return (
    <>
      <circle cx="330" cy="236" r="110" opacity="0.06" />
      <circle cx="330" cy="236" r="70" opacity="0.16" />
      <path opacity="0.12" d="M0 252 84 190l60 44 96-84 110 92 90-64 120 70v70H0Z" />
      <g transform="translate(0 38)">
        <g opacity="0.75">
          <path d="M428 30c40 0 68 28 68 66 0 34-26 62-52 86h-32c-26-24-52-52-52-86 0-38 28-66 68-66Z" />
          <path d="M414 200h28v22c0 4-3 6-6 6h-16c-3 0-6-2-6-6Z" />
        </g>
        <path
          className={styles.pale}
          opacity="0.55"
          d="M428 30c-16 0-28 30-28 66 0 30 8 62 18 86h-6c-26-24-52-52-52-86 0-38 28-66 68-66Zm28 66c0 30-8 62-18 86h-8V30c14 0 26 30 26 66Z"
        />
        <path className={styles.line} d="m414 182 4 18m24-18-4 18" />
        <g opacity="0.5">
          <path d="M222 92c24 0 40 17 40 39 0 20-15 37-31 51h-18c-16-14-31-31-31-51 0-22 16-39 40-39Z" />
          <path d="M214 192h16v12c0 3-2 4-4 4h-8c-2 0-4-1-4-4Z" />
        </g>
        <path
          className={styles.pale}
          opacity="0.5"
          d="M222 92c9 0 16 17 16 39 0 18-5 37-10 51h-12c-5-14-10-33-10-51 0-22 7-39 16-39Z"
        />
        <path className={styles.line} d="m214 182 1 10m15-10-1 10" />
      </g>
      <path opacity="0.2" d="M0 288c90-44 180-44 270-14s170 10 290-22v68H0Z" />
      <path opacity="0.32" d="M0 306c80-22 170-22 250-6s190 4 310-18v38H0Z" />
    </>
  );
}
