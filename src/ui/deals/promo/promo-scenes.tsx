import type { ReactElement } from 'react';
import type { DealTab } from '../../../domain/deals/deal-tab.ts';
import styles from './promo-scenes.module.css';

/** The illustration of each service's promo card, in shades of the brand. */
export const PROMO_SCENES: Readonly<Record<DealTab, ReactElement>> = {
  /** A bay at night, and a lit window. */
  hotels: (
    <>
      <circle cx="392" cy="118" r="96" opacity="0.06" />
      <circle cx="392" cy="118" r="58" opacity="0.16" />
      <path opacity="0.12" d="M0 250 96 168l58 48 88-96 116 118 72-58 130 84v56H0Z" />
      <path opacity="0.18" d="M0 284c80-40 170-44 250-14s180 14 310-26v76H0Z" />
      <path
        opacity="0.45"
        d="M356 282V158h14v-16h72v16h14v124Zm22-98v16h18v-16Zm38 0v16h18v-16Zm-38 34v16h18v-16Zm38 0v16h18v-16Zm-22 64h24v-30h-24Z"
      />
      <path opacity="0.34" d="M464 282v-84h64v84Zm14-66v14h14v-14Zm24 0v14h14v-14Zm-24 28v14h14v-14Zm24 0v14h14v-14Z" />
      <path opacity="0.26" d="M0 300c70-20 140-20 210-6s210 8 350-22v48H0Z" />
    </>
  ),
  /** A road into the hills, and a car. */
  cars: (
    <>
      <circle cx="420" cy="104" r="92" opacity="0.06" />
      <circle cx="420" cy="104" r="54" opacity="0.16" />
      <path
        className={styles.pale}
        d="M120 92a18 18 0 0 1 34-6 14 14 0 0 1 23 8 11 11 0 0 1-2 22h-62a12 12 0 0 1 7-24Z"
      />
      <path opacity="0.12" d="M0 214 92 150l56 40 90-92 104 104 84-56 134 74v86H0Z" />
      <path opacity="0.2" d="M0 246c90-44 190-46 280-14s180 16 280-22v110H0Z" />
      <path opacity="0.3" d="M0 282c120-26 250-30 560-20v58H0Z" />
      <path className={styles.pale} opacity="0.7" d="M120 298h46v5h-46Zm96 0h46v5h-46Zm290 0h46v5h-46Z" />
      <path
        opacity="0.78"
        fillRule="evenodd"
        d="M276 290c-8 0-12-4-12-12v-14c0-10 6-16 16-18l38-6 32-26c6-5 12-7 20-7h62c10 0 18 4 24 10l26 25 30 6c10 2 16 10 16 19v11c0 8-4 12-12 12Zm66-50h50v-22h-18c-6 0-8 1-12 4Zm60 0h58l-19-18c-3-3-6-4-11-4h-28Z"
      />
      <path d="M318 302a21 21 0 1 0 0-42 21 21 0 0 0 0 42Zm150 0a21 21 0 1 0 0-42 21 21 0 0 0 0 42Z" />
      <path className={styles.pale} d="M318 290a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm150 0a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z" />
    </>
  ),
  /** Balloons over the hills at sunrise. */
  activities: (
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
  ),
  /** A white ship in the morning. */
  cruises: (
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
  ),
  /** An aeroplane above the clouds. */
  flights: (
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
  ),
};
