import { NavLink } from 'react-router-dom';
import { useAgency } from '../agency/agency-context.tsx';
import { useTranslation } from '../texts/use-translation.ts';
import styles from './content-links.module.css';

interface Props {
  readonly look: 'bar' | 'stack';
  readonly onLeave?: () => void;
}

/** What the agency tells about itself, where it has switched that on, under the titles that it gave. */
export function ContentLinks({ look, onLeave }: Props) {
  const { t } = useTranslation();
  const { about, faq } = useAgency();
  const links = [
    { path: '/about', shown: about.enabled, title: about.title.trim() || t('header.about') },
    { path: '/faqs', shown: faq.enabled, title: faq.title.trim() || t('header.faq') },
  ].filter(({ shown }) => shown);
  if (links.length === 0) return null;

  return (
    <nav className={styles[look]} aria-label={t('header.pages')}>
      {links.map(({ path, title }) => (
        <NavLink key={path} className={styles.link ?? ''} to={path} onClick={onLeave}>
          <bdi>{title}</bdi>
        </NavLink>
      ))}
    </nav>
  );
}
