import { isolateDirection } from '@livery/contract/content/isolated';
import { AgentCorner } from '@livery/kit/agent/agent-parts';
import styles from '@livery/kit/search/result-card.module.css';
import { FavouriteButton, type Money, PictureCard, useFormat, useRemote } from '@livery/remote';
import { buttonClass } from '@livery/ui/button-class';
import layout from '@livery/ui/layout.module.css';
import type { PictureLoading } from '@livery/ui/picture';
import text from '@livery/ui/text.module.css';
import { useLive } from '@livery/ui/use-live';
import { useTranslation } from 'react-i18next';
import { CompanyLogo } from '../offer/company-logo.tsx';
import { unitPrice } from '../offer/decision-rules.ts';
import type { Offer } from '../offer/offer.ts';
import { MAX_TAGS, OfferFacts, TagList } from '../offer/offer-facts.tsx';
import { DiscountBadge, OfferPriceBlock } from '../offer/offer-price-block.tsx';
import { Cancellation, Score } from '../offer/score.tsx';
import { offerItem } from '../product/offer-item.ts';
import type { ProductResults } from '../product/results-plan.ts';
import { productResults } from './product-results.ts';

interface Props {
  readonly offer: Offer;
  readonly to: string;
  readonly loading: PictureLoading;
}

/** Tags that are already shown on a separate line of the card. */
const TAGS_WITH_OWN_LINE: ReadonlySet<string> = new Set(['free-cancellation', 'breakfast']);

/** An offer among the results: its name and facts, and below them everything needed for a decision. */
export function OfferCard({ offer, to, loading }: Props) {
  const { t } = useTranslation('booking');
  const { Card, BelowName, companyOf, unitsOf } = productResults(offer.product);
  if (Card !== undefined) return <Card offer={offer} />;
  return (
    <PictureCard
      name={offer.name}
      level={2}
      to={to}
      picture={offer.pictures[0] ?? ''}
      badge={<DiscountBadge price={offer.price} />}
      corner={
        <div className={layout.tags}>
          <AgentCorner offer={offer} to={to} />
          <FavouriteButton item={offerItem(offer, to)} label={t('results.favourite', { name: offer.name })} />
        </div>
      }
      wide
      footBeside
      className={offer.product === 'car' ? styles.whole : ''}
      loading={loading}
      foot={
        <>
          <div className={styles.side}>
            {companyOf !== undefined && <CompanyLogo company={companyOf(offer)} />}
            <Score offer={offer} />
          </div>
          <div className={styles.price}>
            <OfferPriceBlock offer={offer} />
            <UnitPrice offer={offer} units={unitsOf?.(offer)} />
          </div>
          {/* The card's link covers it: for screen readers it would be the same link again. */}
          <span className={`${buttonClass('primary')} ${styles.action}`} aria-hidden="true">
            {t(`card.action.${offer.product}`)}
          </span>
        </>
      }
    >
      {BelowName !== undefined && <BelowName offer={offer} />}
      <OfferFacts offer={offer} />
      <Cancellation offer={offer} />
      <TagList codes={offer.tags.filter((code) => !TAGS_WITH_OWN_LINE.has(code))} most={MAX_TAGS} />
    </PictureCard>
  );
}

interface UnitPriceProps extends Pick<Props, 'offer'> {
  readonly units: ReturnType<NonNullable<ProductResults['unitsOf']>> | undefined;
}

/** The price of a night or a day, marked as approximate if it doesn't add up exactly, unless `≈` already says so. */
function UnitPrice({ offer, units }: UnitPriceProps) {
  const { t } = useTranslation('booking');
  const { money, isConverted } = useFormat();
  const { showsPrices } = useLive(useRemote().session);
  const price = units === undefined ? null : unitPrice(offer.price.total, units.count);
  if (!showsPrices || units === undefined || price === null) return null;
  const each: Money = { amount: price.amount, currency: 'USD' };
  const words = price.exact || isConverted(each) ? 'price.perUnit' : 'price.perUnitAbout';
  return <p className={text.small}>{t(`${words}.${units.unit}`, { amount: isolateDirection(money(each)) })}</p>;
}
