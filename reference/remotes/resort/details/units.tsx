import { QueryResult, useRemote } from '@livery/remote';
import { EmptyState } from '@livery/ui/empty-state';
import layout from '@livery/ui/layout.module.css';
import { Notice } from '@livery/ui/notice';
import { Section } from '@livery/ui/section';
import { Skeleton } from '@livery/ui/skeleton';
import text from '@livery/ui/text.module.css';
import { useLive } from '@livery/ui/use-live';
import { BedDouble } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useHoldUnit } from '../checkout/use-hold-unit.ts';
import type { Stay } from '../stay/stay.ts';
import { useStaySummary } from '../stay/use-stay.ts';
import type { Resort } from './resort.ts';
import { sortByFit } from './unit.ts';
import { UnitCard } from './unit-card.tsx';
import { useUnits } from './use-units.ts';

interface Props {
  readonly resort: Resort;
  readonly stay: Stay;
}

/**
 * The units for a stay, with buttons to hold them.
 *
 * @see rules §7, resort service
 */
export function Units({ resort, stay }: Props) {
  const { t } = useTranslation('resort');
  const words = useStaySummary(stay);
  const { currency } = useLive(useRemote().currency);
  const unitsQuery = useUnits(resort.id, stay);
  const { hold, holding, refusal } = useHoldUnit({ propertyId: resort.id, stay, onUnavailable: unitsQuery.retry });
  return (
    <Section heading={t('units.title')}>
      <p className={text.soft}>{words.join(' · ')}</p>
      {refusal !== '' && <Notice tone="failure">{refusal}</Notice>}
      <QueryResult
        query={unitsQuery}
        loading={<Skeleton shape="rows" count={3} />}
        failed={t('units.failed')}
        level={3}
      >
        {(units) =>
          units.length === 0 ? (
            <EmptyState icon={BedDouble} level={3} heading={t('units.none')}>
              <p>{t('units.noneHint')}</p>
            </EmptyState>
          ) : (
            <ul role="list" className={layout.stack}>
              {sortByFit(units, stay).map((unit) => (
                <li key={unit.id}>
                  <UnitCard
                    unit={unit}
                    resort={resort}
                    stay={stay}
                    holding={holding === unit.id}
                    onHold={() => void hold(unit.id, unit.price?.currency ?? currency)}
                  />
                </li>
              ))}
            </ul>
          )
        }
      </QueryResult>
    </Section>
  );
}
