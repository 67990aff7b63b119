import { ArrowDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../../design/button-class.ts';
import { useAgencyName } from '../agency/agency-context.tsx';
import { LazySlot, lazyComponent } from '../kit/lazy-component.tsx';
import styles from './hero.module.css';

/** It lies behind the words, which wait for nothing. */
const scene = lazyComponent(async () => (await import('./hero-scene.tsx')).HeroScene);

/** The home page's welcome, in a soft tint of the brand. */
export function Hero() {
  const { t } = useTranslation();
  const agency = useAgencyName();
  return (
    <section className={styles.hero} aria-labelledby="hero-heading">
      <LazySlot component={scene} props={{}} renderFailed={() => null} />
      <div className={styles.words}>
        <p className={styles.agency}>
          <bdi>{agency}</bdi>
        </p>
        <h1 id="hero-heading" tabIndex={-1} className={styles.heading}>
          {t('hero.heading')}
        </h1>
        <p className={styles.lead}>{t('hero.lead')}</p>
        <a className={buttonClass('primary')} href="#deals">
          {t('hero.toDeals')}
          <ArrowDown size={18} aria-hidden="true" />
        </a>
      </div>
    </section>
  );
}
