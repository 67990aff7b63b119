import { type ReactNode, useCallback } from 'react';
import { useImageFallback } from '../hooks/use-image-fallback.ts';
import styles from './picture.module.css';
import { type PictureSource, pictureAddress, pictureSrcSet, pictureUrl, placeholderColour } from './picture-source.ts';

export { pictureAddress } from './picture-source.ts';

/** When a picture is loaded: before all others, with the page, or when it is scrolled into view. */
export type PictureLoading = 'first' | 'eager' | 'lazy';

const PICTURES_IN_A_ROW = 3;

/** When the picture of a list item is loaded: the first one before all others, its neighbours with the page. */
export function loadingInList(index: number): PictureLoading {
  if (index === 0) return 'first';
  return index < PICTURES_IN_A_ROW ? 'eager' : 'lazy';
}

interface Props {
  /** From the platform, untrusted. */
  readonly source: PictureSource;
  /** Its displayed width, as in the `sizes` attribute; by default `width`, or the screen's width if that is less. */
  readonly sizes?: string;
  /** The text alternative, unless nearby text describes the picture. */
  readonly alt?: string;
  /** Width and height in pixels, to which it is cropped. */
  readonly width?: number;
  readonly height?: number;
  readonly loading?: PictureLoading;
  /** Whether it fills its container, which has a fixed height. */
  readonly fills?: boolean;
  /** Shown instead of a missing or broken picture; a landscape by default. */
  readonly drawing?: ReactNode;
}

/** A picture, or a drawing if it is missing or can't be loaded. */
export function Picture({ source, width = 480, height = 360, fills = false, drawing, ...props }: Props) {
  const { alt = '', loading = 'lazy', sizes = `(width < ${width}px) 100vw, ${width}px` } = props;
  const { src, ref, onError } = useImageFallback(pictureAddress(pictureUrl(source)));
  const placeholder = usePlaceholder(placeholderColour(source), ref);
  const srcSet = pictureSrcSet(source);
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
      // The content security policy ignores style attributes of a server-rendered page: most pictures need none.
      {...(fills || width * 3 === height * 4 ? {} : { style: { aspectRatio: `${width} / ${height}` } })}
      {...(srcSet === undefined ? {} : { srcSet, sizes })}
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={loading === 'lazy' ? 'lazy' : 'eager'}
      {...(loading === 'first' ? { fetchPriority: 'high' } : {})}
      decoding="async"
      onError={onError}
      {...placeholder}
    />
  );
}

/**
 * Shows the picture's colour behind it while it loads. Set by script: the content security policy ignores style
 * attributes.
 */
function usePlaceholder(colour: string | undefined, ref: (image: HTMLImageElement | null) => void) {
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      ref(image);
      if (image !== null) image.style.backgroundColor = image.complete ? '' : (colour ?? '');
    },
    [colour, ref],
  );
  const hide = ({ currentTarget }: { readonly currentTarget: HTMLImageElement }) => {
    currentTarget.style.backgroundColor = '';
  };
  return colour === undefined ? { ref } : { ref: show, onLoad: hide };
}

interface DrawingProps {
  /** In the drawing's units. */
  readonly width: number;
  readonly height: number;
  readonly fills?: boolean;
  readonly children: ReactNode;
}

/** Shown instead of a picture, in the brand's colours. */
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
