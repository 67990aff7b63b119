import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../kit/data/use-failure-text.ts';
import { useMutation } from '../../kit/data/use-mutation.ts';
import { addressWith } from '../../kit/navigation/address-query.ts';
import { useRemote } from '../../kit/use-remote.ts';
import { holdCall } from '../checkout/hold-calls.ts';
import { readHold } from '../checkout/hold-wire.ts';
import { RESORT_PAGES } from '../resort-pages.ts';
import type { Stay } from '../stay/stay.ts';
import type { Unit } from './unit.ts';

/**
 * Holds a unit and navigates to its checkout. `refusal` says why it could not be held.
 *
 * @param refresh refetches the availability, after somebody else has taken the unit
 */
export function useHoldUnit(propertyId: string, stay: Stay, refresh: () => void) {
  const { t } = useTranslation(['resort', 'kit']);
  const { navigate, currency } = useRemote();
  const failureText = useFailureText();
  const { run, busy } = useMutation();
  const [unitId, setUnitId] = useState('');
  const [refusal, setRefusal] = useState('');

  async function hold({ id, price }: Unit) {
    if (busy) return;
    setUnitId(id);
    setRefusal('');
    const unit = { propertyId, unitId: id, stay, currency: price?.currency ?? currency.now().currency };
    const response = await run(holdCall(unit));
    if (response.ok) {
      const held = readHold(response.value);
      if (held?.status === 'held') {
        return navigate(addressWith(RESORT_PAGES.checkout, { reference: held.reference }));
      }
      return setRefusal(t('kit:failure.other'));
    }
    const { error } = response;
    if (error.kind === 'refused' && error.status === 409) {
      setRefusal(t('units.taken'));
      refresh();
      return;
    }
    setRefusal(failureText(error));
  }

  return { hold, holding: busy ? unitId : null, refusal };
}
