import { safeLink } from '../../domain/agency/safe-link.ts';
import { useSoundImage } from '../kit/use-sound-image.ts';
import styles from './deal-picture.module.css';

interface Props {
  /** As the back end wrote it, untrusted. */
  readonly source: string;
  readonly lazy: boolean;
}

/** A deal's picture, or a drawing where it is missing or broken; the name beside it says what it shows. */
export function DealPicture({ source, lazy }: Props) {
  const href = safeLink('image', source);
  const { sound, onError } = useSoundImage(href);
  if (href === null || !sound) return <Drawing />;
  return (
    <img
      className={styles.picture}
      src={href}
      alt=""
      width={480}
      height={360}
      loading={lazy ? 'lazy' : 'eager'}
      decoding="async"
      onError={onError}
    />
  );
}

function Drawing() {
  return (
    <svg className={styles.drawing} viewBox="0 0 480 360" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <circle cx="330" cy="120" r="46" opacity="0.2" />
      <path opacity="0.14" d="M0 262 120 150l64 62 84-92 120 128 92-70v182H0Z" />
      <path opacity="0.24" d="M0 296c90-46 190-46 270-14s150 18 210-8v86H0Z" />
    </svg>
  );
}
