import { buttonClass } from '@livery/ui/button-class';
import { useLive } from '@livery/ui/use-live';
import { LocateFixed } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { locationName } from '../../../domain/deals/deal-place-name.ts';
import type { LocationFailure } from '../../../domain/deals/location-failure.ts';
import { hasPlace, withOwnPlace, withoutPlace } from '../../../domain/deals/own-place.ts';
import { useShell } from '../../shell-context.tsx';
import { useLanguage } from '../../texts/use-language.ts';
import { DealsInPlace, OWN_PLACE_STATE } from './deals-place.tsx';
import styles from './own-place.module.css';

/**
 * Searches deals at the visitor's position if they ask for it; the position is then in the address, and a link leads
 * back to the agency's place (rules 2.10).
 */
export function OwnPlace() {
  const { t } = useTranslation();
  const { deals, agency } = useShell();
  const { dealLocation } = useLive(agency.policies);
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [state, setState] = useState<'idle' | 'asking' | LocationFailure['kind']>('idle');
  const isAsking = state === 'asking';
  const agencys = locationName(dealLocation, useLanguage());

  return (
    <div className={styles.choice}>
      <div className={styles.controls}>
        {hasPlace(query) && (
          <Link className={buttonClass('quiet')} to={{ search: `${withoutPlace(query)}` }}>
            {agencys === '' ? <span>{t('deals.title')}</span> : <DealsInPlace name={agencys} />}
          </Link>
        )}
        <button
          type="button"
          className={buttonClass('secondary')}
          aria-disabled={isAsking}
          onClick={() => void locate()}
        >
          <LocateFixed size={18} aria-hidden="true" />
          <span>{t(isAsking ? 'loading' : 'deals.location.use')}</span>
        </button>
      </div>
      {state !== 'idle' && !isAsking && (
        <p role="alert" className={styles.failure}>
          {t(`deals.location.${state}`)}
        </p>
      )}
    </div>
  );

  async function locate() {
    if (isAsking) return;
    setState('asking');
    const result = await deals.locate();
    setState(result.ok ? 'idle' : result.error.kind);
    if (result.ok) void navigate({ search: `${withOwnPlace(query, result.value)}` }, { state: OWN_PLACE_STATE });
  }
}
