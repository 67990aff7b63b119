import { DoorOpen, type LucideIcon, Luggage, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../../../design/visually-hidden.tsx';
import { type CarFact, carFacts } from '../../../domain/deals/car-card.ts';
import type { CarDeal } from '../../../domain/deals/car-deal.ts';
import { countText } from '../../market/count-text.ts';
import { useLanguage } from '../../texts/use-language.ts';
import styles from './car-facts.module.css';

const ICONS: Readonly<Record<CarFact['kind'], LucideIcon>> = { passengers: Users, bags: Luggage, doors: DoorOpen };

/** Seats, bags and doors: a sign and a number to the eye, words to the ear. */
export function CarFacts({ car }: { readonly car: CarDeal }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const facts = carFacts(car);
  if (facts.length === 0) return null;
  return (
    <ul className={styles.facts}>
      {facts.map(({ kind, count }) => {
        const Icon = ICONS[kind];
        const words = t(`deals.${kind}`, { count });
        return (
          <li key={kind} className={styles.fact} title={words}>
            <Icon size={16} aria-hidden="true" />
            <span aria-hidden="true">{countText(count, language)}</span>
            <VisuallyHidden>{words}</VisuallyHidden>
          </li>
        );
      })}
    </ul>
  );
}
