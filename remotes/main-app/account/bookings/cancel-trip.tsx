import { useFailureText, useMutation, useRemote } from '@livery/remote';
import { Button } from '@livery/ui/button';
import { ConfirmDialog } from '@livery/ui/confirm-dialog';
import { Notice } from '@livery/ui/notice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pathTo } from '../common/paths.ts';
import { readTrip, type Trip } from './trip-wire.ts';

/** Cancels a booking, after a confirmation. */
export function CancelTrip({ trip, onCancelled }: { readonly trip: Trip; readonly onCancelled: (trip: Trip) => void }) {
  const { t } = useTranslation('account');
  const failureText = useFailureText();
  const { notify } = useRemote();
  const { busy, run } = useMutation();
  const [open, setOpen] = useState(false);
  const [refusal, setRefusal] = useState('');
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        {t('trip.cancel')}
      </Button>
      {open && (
        <ConfirmDialog
          heading={t('trip.cancelHeading')}
          confirm={t('trip.cancel')}
          danger
          busy={busy}
          onConfirm={() => void cancel()}
          onClose={closed}
        >
          <p>{t('trip.cancelQuestion', { title: trip.title, reference: trip.referenceNumber })}</p>
          {refusal !== '' && <Notice tone="failure">{refusal}</Notice>}
        </ConfirmDialog>
      )}
    </>
  );

  function closed() {
    setOpen(false);
    setRefusal('');
  }

  async function cancel() {
    setRefusal('');
    const path = `${pathTo('/api/reference/bookings', trip.referenceNumber)}/cancel`;
    const response = await run({ method: 'POST', path, body: {} });
    if (!response.ok) return setRefusal(failureText(response.error));
    setOpen(false);
    notify('success', t('trip.cancelled'));
    onCancelled(readTrip(response.value) ?? { ...trip, cancelled: true });
  }
}
