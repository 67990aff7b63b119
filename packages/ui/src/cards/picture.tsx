import { useImageFallback } from '../hooks/use-image-fallback.ts';
import styles from './picture.module.css';

interface Props {
  /** As the platform wrote it, untrusted. */
  readonly source: string;
  /** The text alternative, unless a text beside it describes it. */
  readonly alt?: string;
  /** Width and height in pixels, to which it is cropped. */
  readonly width?: number;
  readonly height?: number;
  /** Whether it is loaded at once, as the first pictures of a page. */
  readonly eager?: boolean;
}

/** A picture, or a drawing where there is none or it can't be loaded. */
export function Picture({ source, alt = '', width = 480, height = 360, eager = false }: Props) {
  const { src, ...image } = useImageFallback(pictureAddress(source));
  if (src === null) {
    return (
      <svg className={styles.drawing} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <svg viewBox="0 0 480 360" preserveAspectRatio="xMidYMid slice" width={width} height={height}>
          <circle cx="330" cy="120" r="46" opacity="0.2" />
          <path opacity="0.14" d="M0 262 120 150l64 62 84-92 120 128 92-70v182H0Z" />
          <path opacity="0.24" d="M0 296c90-46 190-46 270-14s150 18 210-8v86H0Z" />
        </svg>
      </svg>
    );
  }
  return (
    <img
      className={styles.picture}
      style={{ aspectRatio: `${width} / ${height}` }}
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      {...image}
    />
  );
}

/** A picture's address, over http(s) or on this site; `null` for any other that the platform wrote. */
export function pictureAddress(source: string): string | null {
  const address = source.trim();
  if (/^\/(?![/\\])/.test(address)) return address;
  return /^https?:\/\//i.test(address) && URL.canParse(address) ? address : null;
}
