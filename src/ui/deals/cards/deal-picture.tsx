import { safeLink } from '../../../domain/agency/safe-link.ts';
import type { DealProduct } from '../../../domain/deals/deal-tab.ts';
import { useImageFallback } from '../../kit/use-image-fallback.ts';
import styles from './deal-picture.module.css';

/** When a picture is loaded: before all others, with the page, or when it is scrolled into view. */
export type PictureLoading = 'first' | 'eager' | 'lazy';

interface Props {
  /** From the API, untrusted. */
  readonly source: string;
  readonly loading: PictureLoading;
  readonly product: DealProduct;
}

/**
 * A deal's picture, or a drawing where it is missing or broken. It has no text alternative: the deal's name is
 * beside it.
 */
export function DealPicture({ source, loading, product }: Props) {
  const { src, onError } = useImageFallback(safeLink('image', source));
  if (src === null) return product === 'car' ? <CarDrawing /> : <PlaceDrawing />;
  return (
    <img
      className={styles.picture}
      src={src}
      alt=""
      width={480}
      height={360}
      loading={loading === 'lazy' ? 'lazy' : 'eager'}
      fetchPriority={loading === 'first' ? 'high' : undefined}
      decoding="async"
      onError={onError}
    />
  );
}

function PlaceDrawing() {
  return (
    <svg className={styles.drawing} viewBox="0 0 480 360" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <circle cx="330" cy="120" r="46" opacity="0.2" />
      <path opacity="0.14" d="M0 262 120 150l64 62 84-92 120 128 92-70v182H0Z" />
      <path opacity="0.24" d="M0 296c90-46 190-46 270-14s150 18 210-8v86H0Z" />
    </svg>
  );
}

function CarDrawing() {
  return (
    <svg className={styles.drawing} viewBox="0 0 480 270" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path opacity="0.12" d="M0 204h480v66H0Z" />
      <path
        opacity="0.4"
        fillRule="evenodd"
        d="M92 204c-10 0-16-6-16-16v-16c0-12 8-20 20-22l50-8 44-34c8-6 16-8 26-8h76c12 0 22 4 30 12l34 32 38 8c12 2 20 12 20 24v14c0 8-6 14-14 14Zm84-64h64v-28h-24c-6 0-10 2-14 4Zm78 0h72l-24-22c-4-4-8-6-14-6h-34Z"
      />
      <path opacity="0.62" d="M142 222a28 28 0 1 0 0-56 28 28 0 0 0 0 56Zm204 0a28 28 0 1 0 0-56 28 28 0 0 0 0 56Z" />
    </svg>
  );
}
