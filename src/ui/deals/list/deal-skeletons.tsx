import { PictureCard } from '@livery/ui/picture-card';
import placeholder from '@livery/ui/placeholder.module.css';
import { useLive } from '@livery/ui/use-live';
import type { DealProduct } from '../../../domain/deals/deal-tab.ts';
import { NeedsScript } from '../../kit/states/page-spinner.tsx';
import { useShell } from '../../shell-context.tsx';
import styles from '../cards/deal-card.module.css';
import { FiguresPlace } from '../price/figures-place.tsx';
import { DealRows } from './deal-rows.tsx';
import bars from './deal-skeletons.module.css';

interface Props {
  readonly product: DealProduct;
}

const SKELETON_CARDS = [1, 2, 3, 4];
const BAR_CLASS = `${placeholder.box} ${placeholder.pulsing} ${bars.bar}`;

/** Four placeholders of exactly a card's size, while deals are loading (rules §4 and §9). @rule 2.9, 9.7 */
export function DealSkeletons({ product }: Props) {
  return (
    <>
      <NeedsScript />
      <div aria-hidden="true" className={bars.skeletons}>
        <DealRows product={product} deals={SKELETON_CARDS} renderCard={renderSkeleton} />
      </div>
    </>
  );
}

const renderSkeleton = () => <Skeleton />;

function Skeleton() {
  const { deals } = useShell();
  const isShown = useLive(deals.showsPrices);
  const agent = useLive(deals.showsAgentFigures);
  return (
    <PictureCard
      aligned
      className={styles.card}
      data-testid="deal-skeleton"
      picture={<div className={`${placeholder.box} ${placeholder.pulsing} ${bars.picture}`} />}
      name={
        <>
          <span className={`${BAR_CLASS} ${bars.long}`} />
          <span className={`${BAR_CLASS} ${bars.middle}`} />
        </>
      }
      foot={
        <>
          <div>
            <span className={`${BAR_CLASS} ${bars.short}`} />
            <span className={`${BAR_CLASS} ${bars.headline}`} />
          </div>
          {isShown && agent && <FiguresPlace lines={3} />}
        </>
      }
    >
      <span className={`${BAR_CLASS} ${bars.fact} ${bars.middle}`} />
      <span className={`${BAR_CLASS} ${bars.fact} ${bars.short}`} />
    </PictureCard>
  );
}
