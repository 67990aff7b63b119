import { PlatformText } from '@livery/kit/format/platform-text';
import { Price } from '@livery/kit/format/price';
import { AgentFigures } from '@livery/kit/price/agent-figures';
import { AuthoredText } from '@livery/remote';
import { Badge } from '@livery/ui/badge';
import text from '@livery/ui/text.module.css';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Product } from '../offer/offer.ts';
import type { OfferChoice } from '../offer/offer-details.ts';
import { TagList } from '../offer/offer-facts.tsx';
import styles from './choice-list.module.css';
import { isSoldOut } from './chosen-choice.ts';

/** The remaining number is shown if it isn't higher than this. */
const LOW_AVAILABILITY = 5;

interface Props {
  readonly product: Product;
  readonly choices: readonly OfferChoice[];
  readonly chosenOfferChoice: OfferChoice | null;
  readonly onChoose: (choice: OfferChoice) => void;
}

/**
 * The options, one of which is chosen: rooms, protections, slots, fares or cabins; below each, the agent's earnings.
 */
export function ChoiceList({ product, choices, chosenOfferChoice, onChoose }: Props) {
  const { t } = useTranslation('booking');
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        <h2 className={styles.heading}>{t(`choices.${product}`)}</h2>
      </legend>
      {choices.map((choice) => (
        <div key={choice.id}>
          <label className={styles.choice}>
            <input
              type="radio"
              name={name}
              checked={choice.id === chosenOfferChoice?.id}
              disabled={isSoldOut(choice)}
              onChange={() => onChoose(choice)}
            />
            <span className={styles.words}>
              <span className={styles.name}>
                <AuthoredText text={choice.name} />
                {isSoldOut(choice) && <Badge>{t('choices.soldOut')}</Badge>}
                <FewLeft choice={choice} />
              </span>
              {choice.description !== '' && (
                <span className={text.soft}>
                  <PlatformText text={choice.description} />
                </span>
              )}
              <TagList codes={choice.tags} />
            </span>
            <span className={styles.price}>
              <Price size="text" price={{ amount: choice.price.total, currency: 'USD' }} />
            </span>
          </label>
          <AgentFigures price={choice.price} />
        </div>
      ))}
    </fieldset>
  );
}

/** The remaining number, if it is low. */
export function FewLeft({ choice: { left } }: { readonly choice: Pick<OfferChoice, 'left'> }) {
  const { t } = useTranslation('booking');
  if (left === null || left < 1 || left > LOW_AVAILABILITY) return null;
  return <Badge tone="warning">{t('choices.left', { count: left })}</Badge>;
}
