import type { ReactNode } from 'react';
import { useImageFallback } from '../hooks/use-image-fallback.ts';
import styles from './picture.module.css';

/** When a picture is loaded: before all others, with the page, or when it is scrolled into view. */
export type PictureLoading = 'first' | 'eager' | 'lazy';

interface Props {
  /** As the platform wrote it, untrusted. */
  readonly source: string;
  /** The text alternative, unless a text beside it describes it. */
  readonly alt?: string;
  /** Width and height in pixels, to which it is cropped. */
  readonly width?: number;
  readonly height?: number;
  readonly loading?: PictureLoading;
  /** Whether it fills its place, which has a height of its own. */
  readonly fills?: boolean;
  /** Stands for a picture that is missing or broken; a landscape by default. */
  readonly drawing?: ReactNode;
}

/** A picture, or a drawing where there is none or it can't be loaded. */
export function Picture({ source, width = 480, height = 360, fills = false, drawing, ...props }: Props) {
  const { alt = '', loading = 'lazy' } = props;
  const { src, ...image } = useImageFallback(pictureAddress(source));
  if (src === null) {
    return (
      drawing ?? (
        <Drawing width={width} height={height} fills={fills}>
          <svg viewBox="0 0 480 360" preserveAspectRatio="xMidYMid slice" width={width} height={height}>
            <circle cx="330" cy="120" r="46" opacity="0.2" />
            <path opacity="0.14" d="M0 262 120 150l64 62 84-92 120 128 92-70v182H0Z" />
            <path opacity="0.24" d="M0 296c90-46 190-46 270-14s150 18 210-8v86H0Z" />
          </svg>
        </Drawing>
      )
    );
  }
  return (
    <img
      className={fills ? `${styles.picture} ${styles.filling}` : styles.picture}
      // The content security policy lets no style attribute of a page that a server renders pass: most need none.
      {...(fills || width * 3 === height * 4 ? {} : { style: { aspectRatio: `${width} / ${height}` } })}
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={loading === 'lazy' ? 'lazy' : 'eager'}
      {...(loading === 'first' ? { fetchPriority: 'high' } : {})}
      decoding="async"
      {...image}
    />
  );
}

interface DrawingProps {
  /** Of its own units. */
  readonly width: number;
  readonly height: number;
  readonly fills?: boolean;
  readonly children: ReactNode;
}

/** What stands for a picture, in the brand's colours. */
export function Drawing({ width, height, fills = false, children }: DrawingProps) {
  return (
    <svg
      className={fills ? `${styles.drawing} ${styles.filling}` : styles.drawing}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

/** A picture's address, over http(s) or on this site; `null` for any other that the platform wrote. */
export function pictureAddress(source: string): string | null {
  const address = source.trim();
  if (/^\/(?![/\\])/.test(address)) return address;
  return /^https?:\/\//i.test(address) && URL.canParse(address) ? address : null;
}
