import styles from './scenes.module.css';

/** A road that winds towards the hills, and a car on it. */
export function CarScene() {
  return (
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
  );
}
