import { useRemote, useToday } from '@livery/remote';
import { Section } from '@livery/ui/section';
import { BedDouble, CarFront, ChevronRight, Ticket } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './related-links.module.css';
import { relatedSearches, type Trip } from './related-searches.ts';

const ICONS = { hotel: BedDouble, car: CarFront, activity: Ticket } as const;

/** Links to other searches for a trip; nothing if there are none. */
export function RelatedLinks({ trip }: { readonly trip: Trip }) {
  const { t } = useTranslation('kit');
  const { agency, defaultGuests } = useRemote();
  const searches = relatedSearches(trip, { agency, defaultGuests, today: useToday() });
  if (searches.length === 0) return null;
  return (
    <Section heading={t('related.title')}>
      <ul role="list" className={styles.links}>
        {searches.map(({ product, place, to }) => {
          const Icon = ICONS[product];
          return (
            <li key={product}>
              <Link className={styles.link} to={to}>
                <Icon className={styles.icon} size={22} aria-hidden="true" />
                <span>
                  <span>{t(`related.${product}`)}</span>
                  <bdi className={styles.place}>{place}</bdi>
                </span>
                <ChevronRight className={styles.arrow} size={18} aria-hidden="true" />
              </Link>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
