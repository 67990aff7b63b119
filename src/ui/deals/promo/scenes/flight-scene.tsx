import styles from './scenes.module.css';

/** Above the clouds, on the way. */
export function FlightScene() {
  return (
    <>
      <circle cx="452" cy="210" r="116" opacity="0.06" />
      <circle cx="452" cy="210" r="76" opacity="0.14" />
      <path className={styles.trail} d="M24 280C120 262 210 228 292 172" />
      <g transform="translate(286 72) rotate(-14 90 60)">
        <path opacity="0.85" d="M0 70c22-12 46-16 78-18l72-3c14 0 26 5 26 11s-10 12-26 13l-94 8c-26 2-46-1-56-11Z" />
        <path opacity="0.6" d="m70 56-34-52 18-1 62 50Z" />
        <path opacity="0.72" d="m76 70-26 62 18-1 58-64Z" />
        <path opacity="0.8" d="M4 68-14 36l14-1 24 27Z" />
        <path
          className={styles.pale}
          d="M66 60h6v5h-6Zm13-1h6v5h-6Zm13-1h6v5h-6Zm13-1h6v5h-6Zm13 0h6v5h-6Zm13-1h6v5h-6Zm24-1 12 1c1 2 0 4-2 5l-12 1Z"
        />
      </g>
      <g className={styles.pale}>
        <path d="M120 128a22 22 0 0 1 42-8 17 17 0 0 1 28 10 13 13 0 0 1-2 26h-76a14 14 0 0 1 8-28Z" opacity="0.9" />
        <path
          d="M250 300a34 34 0 0 1 64-14 28 28 0 0 1 48 12 22 22 0 0 1 30 22H226a22 22 0 0 1 24-20Z"
          opacity="0.95"
        />
        <path d="M430 284a30 30 0 0 1 58-12 24 24 0 0 1 40 14 20 20 0 0 1 32 14v20H408a20 20 0 0 1 22-36Z" />
      </g>
      <path opacity="0.2" d="M0 320c30-34 80-44 120-20 30-26 78-22 96 20Z" />
    </>
  );
}
