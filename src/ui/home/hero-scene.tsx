import styles from './hero-scene.module.css';

/** A bay at sunrise in shades of the brand; decorative. */
export function HeroScene() {
  return (
    <svg
      className={styles.scene}
      viewBox="0 0 720 420"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <g className={styles.brand}>
        <circle cx="470" cy="200" r="150" opacity="0.05" />
        <circle cx="470" cy="200" r="112" opacity="0.07" />
        <circle cx="470" cy="200" r="74" opacity="0.16" />
      </g>
      <g className={styles.cloud}>
        <path d="M96 132a26 26 0 0 1 50-10 20 20 0 0 1 33 12 15 15 0 0 1-2 30H88a16 16 0 0 1 8-32Z" />
        <path d="M560 92a22 22 0 0 1 42-8 17 17 0 0 1 28 10 13 13 0 0 1-2 26h-76a14 14 0 0 1 8-28Z" />
      </g>
      <path className={styles.trail} d="M120 250C200 110 330 62 458 74" />
      <path
        className={styles.plane}
        d="m462 66 26 3-14-21 7 1 21 22 19 2c4 1 6 3 6 5s-3 4-7 4l-19-2-25 16-7 0 18-18-20-2-8 8-5 0 5-9-3-10Z"
      />
      <g className={styles.brand}>
        <path opacity="0.12" d="M0 318 118 196l52 54 74-92 108 128 66-58 92 92 76-66 134 98v168H0Z" />
        <path opacity="0.18" d="M0 352c90-52 176-60 262-18s168 22 250-18 150-40 208-14v118H0Z" />
        <path
          opacity="0.42"
          d="M548 338v-92h12v-12h44v12h12v92Zm14-78v10h12v-10Zm22 0v10h12v-10Zm-22 20v10h12v-10Zm22 0v10h12v-10Zm-22 20v10h12v-10Zm22 0v10h12v-10Z"
        />
        <path opacity="0.34" d="M622 338v-62h52v62Zm12-50v9h10v-9Zm18 0v9h10v-9Zm-18 18v9h10v-9Zm18 0v9h10v-9Z" />
        <path opacity="0.3" d="M430 420c40-66 130-92 290-88v88Z" />
        <path
          opacity="0.6"
          d="M507 352c4-22 4-42-3-64 3 0 6 0 8 2 6 20 7 42 4 64Zm-1-64c-14-12-30-12-40 0 14-5 26-4 40 0Zm0 0c-4-16-18-24-34-20 14 4 24 10 34 20Zm0 0c2-16 14-26 30-26-12 6-20 14-30 26Zm0 0c12-12 28-12 38 0-14-5-24-4-38 0Zm0 0c10-4 24 4 26 20-8-10-14-16-26-20Z"
        />
        <path opacity="0.16" d="M0 384c60-16 120-16 180 0s120 16 180 0 120-16 180 0 120 16 180 0v36H0Z" />
      </g>
      <g className={styles.cloud}>
        <path d="M216 372h84l-16 20h-52Z" />
        <path d="M254 366v-64c22 14 34 36 36 64Z" />
        <path d="M248 366v-48c-16 12-24 28-26 48Z" />
      </g>
      <path
        className={styles.brand}
        opacity="0.26"
        d="M0 402c60-12 120-12 180 0s120 12 180 0 120-12 180 0 120 12 180 0v18H0Z"
      />
    </svg>
  );
}
