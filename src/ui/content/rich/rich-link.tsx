import { VisuallyHidden } from '@livery/ui/visually-hidden';
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './rich-text.module.css';

interface Props {
  readonly properties: Readonly<Record<string, unknown>>;
  readonly children: ReactNode;
}

/** A link in an agency's text: within the site it navigates without a reload; an external link is marked as such. */
export function RichLink({ properties, children }: Props) {
  const { t } = useTranslation();
  const href = properties['href'];
  if (typeof href === 'string' && href.startsWith('/')) {
    return (
      <Link {...properties} to={href}>
        {children}
      </Link>
    );
  }
  if (properties['target'] !== '_blank') return <a {...properties}>{children}</a>;
  return (
    <a {...properties} target="_blank" rel="noopener noreferrer">
      <Trans
        t={t}
        i18nKey="linkInNewTab"
        components={{
          hidden: <VisuallyHidden />,
          link: (
            <>
              {children}
              <ExternalLink className={styles.icon} size={14} aria-hidden="true" />
            </>
          ),
        }}
      />
    </a>
  );
}
