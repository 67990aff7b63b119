import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { AuthoredText } from '../../../kit/format/authored-text.tsx';
import { Price } from '../../../kit/format/price.tsx';
import { Badge } from '../../../kit/layout/badge.tsx';
import type { OfferChoice } from '../offer/offer.ts';
import { TagList } from '../offer/tag-list.tsx';
import styles from './choice-list.module.css';
import { isSoldOut } from './choices.ts';

/** Up to this number, the number left is shown. */
const FEW = 5;

interface Props {
  readonly heading: string;
  readonly choices: readonly OfferChoice[];
  readonly chosen: OfferChoice | null;
  readonly onChoose: (choice: OfferChoice) => void;
}

/** Rooms, protections, slots, fares or cabins: one of them. */
export function ChoiceList({ heading, choices, chosen, onChoose }: Props) {
  const { t } = useTranslation('booking');
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        <h2 className={styles.heading}>{heading}</h2>
      </legend>
      {choices.map((choice) => (
        <label key={choice.id} className={styles.choice}>
          <input
            type="radio"
            name={name}
            checked={choice.id === chosen?.id}
            disabled={isSoldOut(choice)}
            onChange={() => onChoose(choice)}
          />
          <span className={styles.words}>
            <span className={styles.name}>
              <AuthoredText text={choice.name} />
              {isSoldOut(choice) && <Badge>{t('choices.soldOut')}</Badge>}
              {choice.left !== null && choice.left > 0 && choice.left <= FEW && (
                <Badge tone="warning">{t('choices.left', { count: choice.left })}</Badge>
              )}
            </span>
            {choice.description !== '' && (
              <span className={styles.description}>
                <AuthoredText text={choice.description} />
              </span>
            )}
            <TagList codes={choice.tags} />
          </span>
          <span className={styles.price}>
            <Price size="text" price={{ amount: choice.price.total, currency: 'USD' }} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}
