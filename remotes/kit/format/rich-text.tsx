import { useEffect, useRef } from 'react';
import { useRemote } from '../use-remote.ts';
import styles from './rich-text.module.css';

interface Props {
  readonly html: string;
  /** The language that the platform names for it, untrusted; the empty text where it names none. */
  readonly language: string;
}

/** What an agency wrote, reduced by the shell's one sanitiser. */
export function RichText({ html, language }: Props) {
  const { showContent } = useRemote();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(
    () => (ref.current === null ? undefined : showContent(ref.current, html, language)),
    [showContent, html, language],
  );
  // An agency may write in another language than the visitor reads.
  return <div ref={ref} className={styles.text} dir="auto" />;
}
