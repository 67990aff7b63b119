import { addressWith, useAddressQuery, useFailureText, useMutation, useRemote } from '@livery/remote';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RESORT_PAGES } from '../resort-pages.ts';
import type { Stay } from '../stay/stay.ts';
import { writeHeldReference } from './held-reference.ts';
import { holdCall } from './hold-calls.ts';
import { readHold } from './read-hold.ts';

interface HoldUnitOptions {
  readonly propertyId: string;
  readonly stay: Stay;
  /** Called when another guest has taken the unit. */
  readonly onUnavailable?: () => void;
  /** The checkout replaces the current history entry. */
  readonly replace?: boolean;
}

/** Holds a unit and navigates to its checkout. `refusal` is the reason why it couldn't be held. */
export function useHoldUnit({ propertyId, stay, onUnavailable, replace = false }: HoldUnitOptions) {
  const { t } = useTranslation(['resort', 'ui']);
  const { navigate } = useRemote();
  // A proposed stay is booked from its proposal.
  const proposalId = useAddressQuery().read('proposalId') || null;
  const failureText = useFailureText();
  const { run, busy } = useMutation();
  const [unitId, setUnitId] = useState('');
  const [refusal, setRefusal] = useState('');

  async function hold(id: string, currency: string) {
    if (busy) return;
    setUnitId(id);
    setRefusal('');
    const response = await run(holdCall({ propertyId, unitId: id, stay, currency }));
    if (response.ok) {
      const created = readHold(response.value);
      if (created?.status !== 'held') return setRefusal(t('ui:failure.other'));
      writeHeldReference(created.reference);
      return navigate(addressWith(RESORT_PAGES.checkout, { reference: created.reference, proposalId }), { replace });
    }
    const { error } = response;
    const isTaken = error.kind === 'refused' && error.status === 409;
    setRefusal(isTaken ? t('units.taken') : failureText(error));
    if (isTaken) onUnavailable?.();
  }

  return { hold, holding: busy ? unitId : null, refusal };
}
