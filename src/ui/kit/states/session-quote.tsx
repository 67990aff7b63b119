import { useIsHydrating } from '@livery/ui/use-is-hydrating';
import { useTranslation } from 'react-i18next';
import { useShell } from '../../shell-context.tsx';
import styles from './session-quote.module.css';

/**
 * The session id that a visitor quotes to support. A server doesn't know the visitor's id, so its page only reserves
 * the line.
 *
 * @rule 4.7
 */
export function SessionQuote() {
  const { t } = useTranslation();
  const { id } = useShell().session;
  const isHydrating = useIsHydrating();
  return (
    <span className={isHydrating ? styles.reserved : undefined}>
      {t('quoteSession', { id: isHydrating ? PLACEHOLDER_ID : id })}
    </span>
  );
}

/** Like a generated id, so that it has the same width and line breaks. */
const PLACEHOLDER_ID = '00000000-0000-0000-0000-000000000000';
