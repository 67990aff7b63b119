import { useLive } from '../use-live.ts';
import { useRemote } from '../use-remote.ts';

interface Props {
  /** Untrusted. */
  readonly text: string;
  /** The language that the platform names for it, untrusted. */
  readonly language?: string | undefined;
}

/** A text that somebody wrote for the site, marked where it isn't in the language of the page (WCAG 3.1.2). */
export function AuthoredText({ text, language = '' }: Props) {
  const remote = useRemote();
  useLive(remote.language);
  return <bdi {...remote.textLanguage(text, language)}>{text}</bdi>;
}
