import { Price } from '@livery/kit/format/price';
import { AuthoredText } from '@livery/remote';
import { Badge } from '@livery/ui/badge';
import text from '@livery/ui/text.module.css';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { OfferChoice } from '../offer/offer-details.ts';
import { TagList } from '../offer/offer-facts.tsx';
import type { Product } from '../product/product.ts';
import styles from './choice-list.module.css';

/** From this number down, the remaining number is shown. */
const LOW_AVAILABILITY = 5;

interface Props {
  readonly product: Product;
  readonly choices: readonly OfferChoice[];
  readonly chosen: OfferChoice | null;
  readonly onChoose: (choice: OfferChoice) => void;
}

/** The options to choose one of: rooms, protections, slots, fares or cabins. */
export function ChoiceList({ product, choices, chosen, onChoose }: Props) {
  const { t } = useTranslation('booking');
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        <h2 className={styles.heading}>{t(`choices.${product}`)}</h2>
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
              <Left choice={choice} />
            </span>
            {choice.description !== '' && (
              <span className={text.soft}>
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

/** How many are left, where few are. */
export function Left({ choice: { left } }: { readonly choice: Pick<OfferChoice, 'left'> }) {
  const { t } = useTranslation('booking');
  if (left === null || left < 1 || left > LOW_AVAILABILITY) return null;
  return <Badge tone="warning">{t('choices.left', { count: left })}</Badge>;
}

/** The choice that the address names, else the first available one; `null` where all are sold out. */
export function chosenChoice(choices: readonly OfferChoice[], id: string): OfferChoice | null {
  const available = choices.filter((choice) => !isSoldOut(choice));
  return available.find((choice) => choice.id === id) ?? available[0] ?? null;
}

export function isSoldOut({ left }: OfferChoice): boolean {
  return left === 0;
}

/** Whether all choices are sold out. */
export function allSold(choices: readonly OfferChoice[]): boolean {
  return choices.length > 0 && choices.every(isSoldOut);
}
