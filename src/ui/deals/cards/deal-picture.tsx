import { useImageFallback } from '@livery/ui/use-image-fallback';
import type { ReactNode } from 'react';
import { safeLink } from '../../../domain/agency/safe-link.ts';
import styles from './deal-picture.module.css';

/** When a picture is loaded: before all others, with the page, or when it is scrolled into view. */
export type PictureLoading = 'first' | 'eager' | 'lazy';

interface Props {
  /** From the API, untrusted. */
  readonly source: string;
  readonly loading: PictureLoading;
  /** Stands for the picture where it is missing or broken; left out, a place. */
  readonly drawing?: ReactNode;
}

/**
 * A deal's picture, or a drawing where it is missing or broken. It has no text alternative: the deal's name is
 * beside it.
 */
export function DealPicture({ source, loading, drawing = <PlaceDrawing /> }: Props) {
  const { src, ...image } = useImageFallback(safeLink('image', source));
  if (src === null) return drawing;
  return (
    <img
      {...image}
      className={styles.picture}
      src={src}
      alt=""
      width={480}
      height={360}
      loading={loading === 'lazy' ? 'lazy' : 'eager'}
      fetchPriority={loading === 'first' ? 'high' : undefined}
      decoding="async"
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
