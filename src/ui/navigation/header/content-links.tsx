import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { useAgency } from '../../agency/agency-context.tsx';
import { AuthoredText } from '../../kit/authored-text.tsx';
import styles from './content-links.module.css';

interface Props {
  readonly variant: 'bar' | 'stack';
  readonly onLeave?: () => void;
}

/** Links to the agency's enabled content pages, with the agency's titles. */
export function ContentLinks({ variant, onLeave }: Props) {
  const { t } = useTranslation();
  const { about, faq, language } = useAgency();
  const links = [
    { path: '/about', shown: about.enabled, title: about.title.trim(), otherwise: t('header.about') },
    { path: '/faqs', shown: faq.enabled, title: faq.title.trim(), otherwise: t('header.faq') },
  ].filter(({ shown }) => shown);
  if (links.length === 0) return null;

  return (
    <nav className={styles[variant]} aria-label={t('header.pages')}>
      {links.map(({ path, title, otherwise }) => (
        <NavLink key={path} className={styles.link ?? ''} to={path} onClick={onLeave}>
          {title === '' ? <bdi>{otherwise}</bdi> : <AuthoredText text={title} language={language} />}
        </NavLink>
      ))}
    </nav>
  );
}
