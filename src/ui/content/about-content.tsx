import { useImageFallback } from '../kit/use-image-fallback.ts';
import styles from './about-content.module.css';
import { RichText } from './rich/rich-text.tsx';

interface Props {
  /** A safe address, or `null` for no picture. */
  readonly image: string | null;
  /** Untrusted, or `null` where the agency wrote nothing. */
  readonly html: string | null;
  /** That the platform names for it; the empty text where it names none. */
  readonly language: string;
}

/** What an agency says about itself: a picture and its words. */
export function AboutContent({ image, html, language }: Props) {
  const { src, onError } = useImageFallback(image);
  return (
    <>
      {src !== null && <img className={styles.picture} src={src} alt="" width={960} height={480} onError={onError} />}
      {html !== null && <RichText html={html} language={language} topHeading={2} />}
    </>
  );
}
