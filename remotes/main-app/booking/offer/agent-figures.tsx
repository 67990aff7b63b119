import { useTranslation } from 'react-i18next';
import { Price } from '../../../kit/format/price.tsx';
import { Facts } from '../../../kit/layout/facts.tsx';
import { useLive } from '../../../kit/use-live.ts';
import { useRemote } from '../../../kit/use-remote.ts';
import type { OfferPrice } from './offer.ts';
import styles from './offer-price.module.css';

/** What the agency pays and earns, for travel agents who are not restricted; a loss is not told (rules §5). */
export function AgentFigures({ price }: { readonly price: OfferPrice }) {
  const { t } = useTranslation('booking');
  const { showsPrices, profile } = useLive(useRemote().session);
  if (!showsPrices || profile?.isTravelAgent !== true || profile.isRestrictedAgent !== false) return null;
  const { total, base, taxesAndFees } = price;
  if (base === null) return null;
  const earned = taxesAndFees === null ? -1 : Number((total - base - taxesAndFees).toFixed(2));
  const figures = [
    { label: t('price.wholesale'), value: dollars(base) },
    ...(earned < 0 ? [] : [{ label: t('price.markup'), value: dollars(earned) }]),
  ];
  return (
    <div className={styles.agents}>
      <Facts of={figures} />
    </div>
  );
}

function dollars(amount: number) {
  return <Price size="text" price={{ amount, currency: 'USD' }} />;
}
