import { useShell } from '../../shell-context.tsx';
import { ActivityDealCard } from '../cards/activity-deal-card.tsx';
import { FoundDeals } from './found-deals.tsx';

/** Things to do around the place of the home page. */
export function ActivityDeals() {
  const { activities } = useShell().deals;
  return (
    <FoundDeals
      product="activity"
      list={activities}
      renderCard={(deal, inFirstRow) => <ActivityDealCard deal={deal} lazy={!inFirstRow} />}
    />
  );
}
