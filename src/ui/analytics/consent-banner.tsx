import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { MeasuringCompanies } from '../../domain/analytics/analytics-scripts.ts';
import styles from './consent-banner.module.css';
import { ConsentChoice } from './consent-choice.tsx';

/** Requests consent once, at the bottom of the screen; the page can be used without a choice. */
export function ConsentBanner({ companies }: { readonly companies: MeasuringCompanies }) {
  const { t } = useTranslation();
  const banner = useRef<HTMLElement>(null);
  useEffect(() => publishHeight(banner.current), []);
  return (
    <section ref={banner} className={styles.banner} aria-labelledby="consent-heading">
      <div className={styles.content}>
        <div className={styles.words}>
          <h2 id="consent-heading" className={styles.heading}>
            {t('consent.title')}
          </h2>
          <p>{t(`consent.hint.${companies}`)}</p>
        </div>
        <ConsentChoice />
      </div>
    </section>
  );
}

/** Makes the banner's height known to everything else at the lower edge of the screen. */
function publishHeight(banner: HTMLElement | null) {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty(TAKEN_BELOW_PROPERTY, `${banner?.offsetHeight ?? 0}px`));
  if (banner !== null) observer.observe(banner);
  return () => {
    observer.disconnect();
    style.removeProperty(TAKEN_BELOW_PROPERTY);
  };
}

const TAKEN_BELOW_PROPERTY = '--taken-below';
