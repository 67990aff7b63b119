import layout from '@livery/ui/layout.module.css';
import page from '@livery/ui/page.module.css';
import { hasContent } from '../../domain/content/has-content.ts';
import { matchPath } from '../../domain/navigation/match-path.ts';
import { useAgency } from '../agency/agency-context.tsx';
import { AuthoredText } from '../kit/authored-text.tsx';
import styles from './legal-text.module.css';
import { RichText } from './rich/rich-text.tsx';

interface Props {
  readonly heading: string;
  /** As the agency wrote it, untrusted. */
  readonly html: string;
}

/**
 * A legal text of the agency, shown until the remote that owns its page shows the same: it looks like a page of the
 * remotes' kit, so that nothing moves then.
 */
export function LegalText({ heading, html }: Props) {
  const { language } = useAgency();
  return (
    <div className={page.page} data-width="reading">
      <header className={page.head}>
        <div className={layout.ends}>
          <h1 tabIndex={-1} className={page.heading}>
            <AuthoredText text={heading} />
          </h1>
        </div>
      </header>
      <div className={page.body}>
        <div className={styles.text} dir="auto">
          <RichText html={html} language={language} topHeading={2} />
        </div>
      </div>
    </div>
  );
}

/** The agency's legal text for a page; `null` on other pages, and if the text shows nothing (rules 5.5). */
export function useLegalText(path: string): string | null {
  const { legal } = useAgency();
  const text = matchPath(path)?.text;
  return text !== undefined && hasContent(legal[text]) ? legal[text] : null;
}
