import { useTranslation } from 'react-i18next';
import type { WholeDestination } from '../destinations/destination.ts';
import { ButtonLink } from '../kit/buttons/button-link.tsx';
import { Card } from '../kit/cards/card.tsx';
import { Price } from '../kit/format/price.tsx';
import { useRemote } from '../kit/use-remote.ts';

/** From here to the deals of the place, for what the agency sells; nothing where it sells none of it. */
export function DestinationOffers({ destination }: { readonly destination: WholeDestination }) {
  const { t } = useTranslation('destination-details');
  const { agency } = useRemote();
  const { dealsQuery, priceFrom } = destination;
  const sells = (service: string) =>
    agency.bookingMenu.some((item) => item.service === service && item.active === true);
  if (dealsQuery === '' || !(sells('hotels') || sells('activities'))) return null;
  const deals = (tab: string) => `/${dealsQuery}&tab=${tab}`;
  return (
    <Card heading={t('offers')}>
      {sells('hotels') && priceFrom !== null && (
        <Price price={{ amount: priceFrom, currency: 'USD' }} above={t('from')} note={t('perNight')} />
      )}
      {sells('hotels') && (
        <ButtonLink to={deals('Hotels')} look="primary" whole>
          {t('hotels')}
        </ButtonLink>
      )}
      {sells('activities') && (
        <ButtonLink to={deals('Activities')} whole>
          {t('activities')}
        </ButtonLink>
      )}
    </Card>
  );
}
