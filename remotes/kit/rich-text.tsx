import { useEffect, useRef } from 'react';
import styles from './rich-text.module.css';
import { useRemote } from './use-remote.ts';

/** What an agency wrote, reduced by the shell's one sanitiser. */
export function RichText({ html }: { readonly html: string }) {
  const { showContent } = useRemote();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => (ref.current === null ? undefined : showContent(ref.current, html)), [showContent, html]);
  // An agency may write in another language than the visitor reads.
  return <div ref={ref} className={styles.text} dir="auto" />;
}
