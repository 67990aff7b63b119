import { DEAL_CURRENCY } from '@livery/contract/market/currency-choice';
import { CardLink } from '@livery/ui/linked-card';
import { Picture, type PictureLoading } from '@livery/ui/picture';
import { PictureCard } from '@livery/ui/picture-card';
import { useLive } from '@livery/ui/use-live';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { safeLink } from '../../../domain/agency/safe-link.ts';
import type { DealCover } from '../../../domain/deals/deal-cover.ts';
import { dealLink } from '../../../domain/deals/deal-link.ts';
import type { DealProduct } from '../../../domain/deals/deal-tab.ts';
import { type DealRates, priceRows } from '../../../domain/deals/price-rows.ts';
import { AuthoredText } from '../../kit/authored-text.tsx';
import { ItemCorner } from '../../saved/item-corner.tsx';
import { useShell } from '../../shell-context.tsx';
import { formatNumber } from '../../texts/format-number.ts';
import { useLanguage } from '../../texts/use-language.ts';
import { DealPrice } from '../price/deal-price.tsx';
import styles from './deal-card.module.css';

/** Props of every product's card. */
export interface DealCardProps<Deal> {
  readonly deal: Deal;
  /** How its picture is loaded. */
  readonly loading: PictureLoading;
}

interface Props
  extends DealCardProps<{
    readonly link: string | null;
    readonly rates: DealRates;
    readonly cover?: DealCover | undefined;
  }> {
  readonly product: DealProduct;
  readonly name: string;
  /** The picture's address from the API, untrusted. */
  readonly picture: string;
  /** Replaces a missing or broken picture; by default, a drawing of a place. */
  readonly drawing?: ReactNode;
  /** Shown above the name. */
  readonly above?: ReactNode;
  /** Lines of facts below the name. */
  readonly children: ReactNode;
}

/** The card of a deal of any product (rules §2, home page); without a link if the deal has none to this site. */
export function DealCard({
  product,
  deal: { link, rates, cover },
  loading,
  name,
  picture,
  drawing,
  above,
  children,
}: Props) {
  const words = <AuthoredText text={name} />;
  const target = dealLink(link, product);
  const total = priceRows(rates, { agentFigures: false }).find(({ kind }) => kind === 'total')?.amount;
  const price = total === undefined ? undefined : { amount: total, currency: DEAL_CURRENCY };
  return (
    <PictureCard
      aligned
      className={styles.card}
      picture={
        <Picture
          source={{ url: safeLink('image', picture) ?? '', ...safeCover(cover) }}
          sizes={CARD_SIZES}
          loading={loading}
          drawing={drawing}
          fills
        />
      }
      badge={<DiscountBadge rates={rates} />}
      corner={target !== null && <ItemCorner item={{ product, path: target, title: name, picture, price }} />}
      above={above}
      name={<span className={styles.name}>{target === null ? words : <CardLink to={target}>{words}</CardLink>}</span>}
      foot={<DealPrice rates={rates} />}
    >
      {children}
    </PictureCard>
  );
}

/** The width of cards: one in a row on phones, two on tablets, else four. */
const CARD_SIZES = '(width < 40rem) 90vw, (width < 64rem) 45vw, 300px';

/** The rule for picture addresses is applied to each of a picture's addresses. */
function safeCover(cover: DealCover | undefined) {
  if (cover === undefined) return {};
  const sizes = cover.sizes.map(({ url, width }) => ({ url: safeLink('image', url) ?? '', width }));
  return { colour: cover.colour, sizes };
}

interface FactProps {
  readonly icon?: LucideIcon;
  readonly children: ReactNode;
}

/** A line of a deal's card, or two on a narrow one; longer text ends with an ellipsis. */
export function DealFact({ icon: Icon, children }: FactProps) {
  return (
    <div className={styles.fact}>
      {Icon !== undefined && <Icon size={14} aria-hidden="true" className={styles.icon} />}
      <span className={styles.text}>{children}</span>
    </div>
  );
}

/** The discount from the published rate; hidden if prices are (rules 5.3). */
export function DiscountBadge({ rates }: { readonly rates: DealRates }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const isShown = useLive(useShell().deals.showsPrices);
  const discount = priceRows(rates, { agentFigures: false }).find(({ kind }) => kind === 'published')?.discount;
  if (!isShown || discount === undefined || discount === null) return null;
  const percent = formatNumber(discount / 100, language, { style: 'percent' });
  return <p className={styles.badge}>{t('deals.discount', { percent })}</p>;
}
