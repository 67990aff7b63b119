import { useLive } from '@livery/ui/use-live';
import { use, useLayoutEffect, useRef } from 'react';
import { RenderedResponsesContext } from '../data/rendered-responses.tsx';
import { useRemote } from '../use-remote.ts';
import styles from './authored-text.module.css';

interface Props {
  /** Untrusted. */
  readonly text: string;
  /** The language that the platform names for it, untrusted. */
  readonly language?: string | undefined;
}

/**
 * A text that an agency or supplier wrote, with a `lang` attribute if it isn't in the language of the page (WCAG
 * 3.1.2).
 */
export function AuthoredText({ text, language = '' }: Props) {
  const remote = useRemote();
  useLive(remote.language);
  return <bdi {...remote.textLanguage(text, language)}>{text}</bdi>;
}

interface RichTextProps {
  readonly html: string;
  /** The language that the platform names for it, untrusted; the empty text if it names none. */
  readonly language: string;
}

/** HTML by an agency, sanitised by the shell. */
export function RichText({ html, language }: RichTextProps) {
  const { showContent } = useRemote();
  const markup = use(RenderedResponsesContext)?.readContent(html, language) ?? '';
  const ref = useRef<HTMLDivElement>(null);
  // Before the browser paints: a text that the shell has sanitised before is shown immediately.
  useLayoutEffect(
    () => (ref.current === null ? undefined : showContent(ref.current, html, language)),
    [showContent, html, language],
  );
  // An agency may write in another language than the visitor's.
  // oxlint-disable-next-line id-denylist -- On a server alone, where the shell has sanitised it.
  const renderedMarkup = markup === '' ? {} : { dangerouslySetInnerHTML: { __html: markup } };
  return <div ref={ref} className={styles.text} dir="auto" {...renderedMarkup} />;
}
