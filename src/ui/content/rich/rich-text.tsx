import { languageTag } from '@livery/contract/market/language';
import { Spinner } from '@livery/ui/spinner';
import { WAITING } from '@livery/ui/waiting';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { RetryButton } from '../../kit/states/load-failure.tsx';
import { useLanguage } from '../../texts/use-language.ts';
import { RichContent } from './rich-content.tsx';
import styles from './rich-text.module.css';
import { useCleanContent } from './use-clean-content.ts';

interface Props {
  /** As the agency wrote it, untrusted. */
  readonly html: string;
  /** The language that the platform names for it, untrusted. */
  readonly language?: string | undefined;
  /** The level of its highest headings in the page. */
  readonly topHeading: 2 | 3;
  /** Whether it is inside a hidden element. */
  readonly isHidden?: boolean;
  /** Called if the address leads to a place in a hidden text, which is scrolled to once it is shown. */
  readonly onTarget?: () => void;
}

/** An agency's text, sanitised before it is shown. */
export function RichText({ html, language = '', topHeading, isHidden = false, onTarget }: Props) {
  const { t } = useTranslation();
  const pageLanguage = useLanguage();
  const { state, retry } = useCleanContent(html);
  const text = useRef<HTMLDivElement>(null);
  useTextTarget(text, { isShown: state.kind === 'ready', isHidden, onTarget });
  switch (state.kind) {
    case 'loading':
      return (
        <div className={styles.waiting} {...{ [WAITING]: '' }}>
          <Spinner />
        </div>
      );
    case 'ready':
      return (
        <div ref={text} className={styles.text}>
          <RichContent
            content={state.value}
            topHeading={topHeading}
            around={languageTag(pageLanguage)}
            language={language}
          />
        </div>
      );
    case 'failed':
      return (
        <div className={styles.failed}>
          <p>{t('content.textFailed')}</p>
          <RetryButton onClick={retry} />
        </div>
      );
  }
}

/**
 * Scrolls to the place in an agency's text that the address names (`/about#fees`) once the text is loaded, because the
 * browser's own search for it has failed by then. If the hash changes later, the browser may already be scrolling
 * there: a jump during its smooth scroll would end some pixels off.
 */
function useTextTarget(
  text: RefObject<HTMLElement | null>,
  { isShown, isHidden, onTarget }: { isShown: boolean; isHidden: boolean; onTarget: (() => void) | undefined },
): void {
  const { hash } = useLocation();
  // A visitor who closes the text and opens it again has already been there.
  const reached = useRef('');
  const wasInSight = useRef(false);
  const reveal = useEffectEvent(() => onTarget?.());
  useEffect(() => {
    const behavior = wasInSight.current ? 'auto' : 'instant';
    wasInSight.current = isShown && !isHidden;
    if (hash === '') reached.current = '';
    if (!isShown || hash === '' || reached.current === hash) return;
    const id = decodeHashId(hash);
    const targets = text.current?.querySelectorAll<HTMLElement>('[id]') ?? [];
    const target = [...targets].find((element) => element.id === id || element.id === `user-content-${id}`);
    if (target === undefined) return;
    if (isHidden) return reveal();
    reached.current = hash;
    target.scrollIntoView({ block: 'start', behavior });
    target.focus({ preventScroll: true });
  }, [text, isShown, isHidden, hash]);
}

function decodeHashId(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
