import { agencyTheme, type Theme, useRemote } from '@livery/remote';
import { buttonClass } from '@livery/ui/button-class';
import { Facts } from '@livery/ui/facts';
import { useImageFallback } from '@livery/ui/use-image-fallback';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { languageName } from '../common/language-name.ts';
import styles from './site-preview.module.css';
import type { Website } from './website-wire.ts';

/**
 * A preview of the home page in the agency's colour: its tab, header and first texts. Below it, things that visitors
 * see elsewhere: the description in search engines, and the languages. It has no links.
 */
export function SitePreview({ website }: { readonly website: Website }) {
  const { t } = useTranslation('account');
  const { name, about, faq } = useRemote().agency;
  const links = [
    { path: '/about', shown: website.showAboutUs, label: about.title.trim() || t('settings.aboutPage') },
    { path: '/faqs', shown: website.showFaq, label: faq.title.trim() || t('settings.faqPage') },
  ].filter(({ shown }) => shown);
  const title = website.siteTitle.trim() || name;
  return (
    <section
      className={styles.preview}
      aria-label={t('settings.preview')}
      style={themeVariables(agencyTheme(website.primaryColor))}
    >
      <p className={styles.caption}>{t('settings.preview')}</p>
      <div className={styles.site}>
        <p className={styles.tab}>
          <bdi>{title}</bdi>
        </p>
        <div className={styles.header}>
          <PreviewLogo address={website.logo} name={name} />
          <ul role="list" className={styles.links}>
            {links.map(({ path, label }) => (
              <li key={path}>
                <bdi>{label}</bdi>
              </li>
            ))}
          </ul>
          <span className={buttonClass('secondary')}>{t('access.logIn')}</span>
          {website.allowSignUp && <span className={buttonClass('primary')}>{t('settings.signUp')}</span>}
        </div>
        <div className={styles.hero}>
          <p className={styles.agency}>
            <bdi>{name}</bdi>
          </p>
          <p className={styles.title}>{t('settings.homeHeading')}</p>
        </div>
        {website.showTopDestinations && <p className={styles.below}>{t('overview.destinations')}</p>}
      </div>
      <Facts
        items={[
          ...(website.siteDescription.trim() === ''
            ? []
            : [{ label: t('settings.fields.siteDescription'), value: <bdi>{website.siteDescription}</bdi> }]),
          { label: t('settings.languages'), value: website.languages.map(languageName).join(' · ') },
        ]}
      />
    </section>
  );
}

/** The logo, or the agency's name if there is none. */
export function PreviewLogo({ address, name }: { readonly address: string; readonly name: string }) {
  const { src, ref, onError } = useImageFallback(address === '' ? null : address);
  if (src === null) return <bdi className={styles.name}>{name}</bdi>;
  return <img ref={ref} className={styles.logo} src={src} alt={name} onError={onError} />;
}

/** The agency's colours for this part of the page only. */
function themeVariables(theme: Theme): CSSProperties {
  return {
    '--brand': theme.primary,
    '--on-brand': theme.onPrimary,
    '--brand-link': theme.link,
    '--brand-hover': theme.hover,
    '--brand-pressed': theme.pressed,
    '--brand-tint': theme.tint,
  } as CSSProperties;
}
