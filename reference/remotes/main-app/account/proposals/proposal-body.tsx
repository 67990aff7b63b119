import { isolateDirection } from '@livery/contract/content/isolated';
import { Price } from '@livery/kit/format/price';
import { Lazy } from '@livery/kit/lazy';
import { AgentFigures } from '@livery/kit/price/agent-figures';
import { AuthoredText, ButtonLink, PictureCard, useFormat, useRemote } from '@livery/remote';
import { Badge } from '@livery/ui/badge';
import { buttonClass } from '@livery/ui/button-class';
import { Card } from '@livery/ui/card';
import layout from '@livery/ui/layout.module.css';
import { RangeWords } from '@livery/ui/range-words';
import { Section } from '@livery/ui/section';
import { useLive } from '@livery/ui/use-live';
import { useTranslation } from 'react-i18next';
import { dayRangeText } from '../../booking/product/definition.ts';
import { isSold } from '../../booking/product/product.ts';
import { ProductName } from '../bookings/product-name.tsx';
import { loadProposedFacts } from './lazy-proposed-facts.ts';
import styles from './proposal-body.module.css';
import { bookedOfferAddress, proposedOfferAddress } from './proposal-paths.ts';
import type { Proposal, ProposedOffer } from './proposal-wire.ts';
import { formerTotal, offerTotal, proposedDays } from './proposed-offer.ts';

interface Props {
  readonly proposal: Proposal;
  /** Whether it is only a preview: its offers have no links. */
  readonly preview?: boolean;
}

/** The proposal as the client sees it: the agent's message, and the proposed offers, each with a note. */
export function ProposalBody({ proposal, preview = false }: Props) {
  const { t } = useTranslation('account');
  const { message, by, offers } = proposal;
  return (
    <>
      {message !== '' && (
        <Card>
          <Paragraph text={message} className={styles.message} />
          {by !== '' && (
            <p>
              <bdi>{by}</bdi>
            </p>
          )}
        </Card>
      )}
      <Section heading={t('proposals.offers')}>
        <ul role="list" className={layout.list} aria-label={t('proposals.offers')}>
          {offers.map((offer) => (
            <li key={offer.offerId}>
              <ProposedCard
                firstOffer={offer}
                to={preview ? undefined : proposedOfferAddress(proposal, offer)}
                figures={!preview}
              />
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}

/** The agent's text, in the direction of its letters. */
function Paragraph({ text, className }: { readonly text: string; readonly className: string | undefined }) {
  const { language, textLanguage } = useRemote();
  useLive(language);
  return (
    <p className={className} dir="auto" {...textLanguage(text)}>
      {text}
    </p>
  );
}

interface CardProps {
  readonly firstOffer: ProposedOffer;
  readonly to: string | undefined;
  /** Whether agents see their earnings. */
  readonly figures: boolean;
}

/** A proposed offer with its current price, or the price when it was booked; a note says if it is no longer sold. */
function ProposedCard({ firstOffer, to, figures }: CardProps) {
  const { t } = useTranslation('account');
  const format = useFormat();
  const { session, agency } = useRemote();
  const { showsPrices } = useLive(session);
  const { product, note, name, choice, booked } = firstOffer;
  // A booked offer is still shown when the agency has stopped selling its product.
  const offer = booked !== null || isSold(agency, product) ? firstOffer.offer : null;
  const total = offerTotal(firstOffer);
  const isBooked = booked !== null && <Badge tone="success">{t('proposals.isBooked')}</Badge>;
  const notes = note !== '' && <Paragraph text={note} className={styles.note} />;
  if (offer === null) {
    return (
      <PictureCard
        name={name === '' ? t('proposals.gone') : name}
        picture=""
        wide
        badge={isBooked || <Badge tone="failure">{t('proposals.gone')}</Badge>}
      >
        <ProductName product={product} />
        {booked === null && <p>{t('proposals.goneHint')}</p>}
        {notes}
        <BookingLink offer={firstOffer} />
      </PictureCard>
    );
  }
  const [firstDay, lastDay] = proposedDays(offer);
  const days = (
    <p>
      <RangeWords words={dayRangeText(format.day(firstDay), format.day(lastDay))} />
    </p>
  );
  return (
    <PictureCard
      name={offer.name}
      to={to}
      picture={offer.pictures[0] ?? ''}
      wide
      badge={isBooked || undefined}
      foot={
        <>
          <div className={styles.price}>
            {total !== null && <Price price={{ amount: total, currency: 'USD' }} />}
            <FormerPrice offer={firstOffer} />
            {figures && booked === null && <AgentFigures price={offer.price} />}
          </div>
          {/* The card's link covers it: for screen readers it would be the same link again. */}
          {booked === null && showsPrices && (
            <span className={buttonClass('primary')} aria-hidden="true">
              {t('proposals.seeAndBook')}
            </span>
          )}
        </>
      }
    >
      <ProductName product={product} />
      {choice !== '' && (
        <p>
          <AuthoredText text={choice} />
        </p>
      )}
      <Lazy load={loadProposedFacts} waiting={days} failed={days}>
        {({ ProposedFacts }) => <ProposedFacts offer={offer} booked={booked !== null} waiting={days} />}
      </Lazy>
      {notes}
      <BookingLink offer={firstOffer} />
    </PictureCard>
  );
}

/** Links to the booking of an offer, if the visitor may see one. */
function BookingLink({ offer }: { readonly offer: ProposedOffer }) {
  const { t } = useTranslation('account');
  const { profile } = useLive(useRemote().session);
  const to = bookedOfferAddress(offer, profile);
  return (
    to !== null && (
      <p>
        <ButtonLink to={to}>{t('proposals.seeBooking')}</ButtonLink>
      </p>
    )
  );
}

/** The price when it was proposed, if it has changed; nothing for visitors who may not see prices. */
function FormerPrice({ offer }: { readonly offer: ProposedOffer }) {
  const { t } = useTranslation('account');
  const { money } = useFormat();
  const { showsPrices } = useLive(useRemote().session);
  const former = formerTotal(offer);
  if (!showsPrices || former === null) return null;
  const priceBefore = isolateDirection(money({ amount: former, currency: 'USD' }));
  return <p className={styles.former}>{t('proposals.formerPrice', { before: priceBefore })}</p>;
}
