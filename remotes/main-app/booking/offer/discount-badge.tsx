import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../kit/format/use-format.ts';
import { Badge } from '../../../kit/layout/badge.tsx';
import { useLive } from '../../../kit/use-live.ts';
import { useRemote } from '../../../kit/use-remote.ts';
import type { OfferPrice } from './offer.ts';
import { publishedOf } from './published-of.ts';

/** How much less it is than published; nothing for whoever may not see prices. */
export function DiscountBadge({ price }: { readonly price: OfferPrice }) {
  const { t } = useTranslation('booking');
  const { percent } = useFormat();
  const { showsPrices } = useLive(useRemote().session);
  const whole = Math.floor(price.discountPercentage ?? 0);
  if (!showsPrices || whole < 1 || publishedOf(price) === null) return null;
  return <Badge tone="brand">{t('price.discount', { percent: percent(whole / 100) })}</Badge>;
}
