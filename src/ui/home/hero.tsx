import { ArrowDown } from 'lucide-react';
import { useAgencyName } from '../agency/use-agency-name.ts';
import { buttonClass } from '../kit/button-class.ts';
import { useTranslation } from '../texts/use-translation.ts';
import styles from './hero.module.css';
import { HeroScene } from './hero-scene.tsx';

/** The home page's welcome, in a soft tint of the brand. */
export function Hero() {
  const { t } = useTranslation();
  const agency = useAgencyName();
  return (
    <section className={styles.hero} aria-labelledby="hero-heading">
      <HeroScene />
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
