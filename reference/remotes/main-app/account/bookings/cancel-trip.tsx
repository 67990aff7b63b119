import { useFailureText, useFormat, useMutation, useRemote } from '@livery/remote';
import { Amount } from '@livery/ui/amount';
import { Button } from '@livery/ui/button';
import { ConfirmDialog } from '@livery/ui/confirm-dialog';
import { Notice } from '@livery/ui/notice';
import text from '@livery/ui/text.module.css';
import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { refusalStatus } from '../common/account-states.tsx';
import { itemPath } from '../common/paths.ts';
import { parseTrip, type Trip } from './trip-wire.ts';

interface Props {
  readonly trip: Trip;
  /** The e-mail address that proves whose booking it is, if nobody is signed in. */
  readonly email?: string | undefined;
  readonly onCancelled: (trip: Trip) => void;
}

/** Cancels a booking, after a confirmation that names the refund. */
export function CancelTrip({ trip, email, onCancelled }: Props) {
  const { t } = useTranslation('account');
  const failureText = useFailureText();
  const { notify, events } = useRemote();
  const { charge } = useFormat();
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
          {trip.refund !== null && (
            <p className={text.strong}>
              {trip.refund.amount > 0 ? (
                <Trans t={t} i18nKey="trip.refund" components={{ amount: <Amount text={charge(trip.refund)} /> }} />
              ) : (
                t('trip.noRefund')
              )}
            </p>
          )}
          {trip.refund !== null && trip.refund.amount > 0 && trip.payment !== null && 'credit' in trip.payment && (
            <p>{t('trip.refundToCredit')}</p>
          )}
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
    const path = `${itemPath('/api/reference/bookings', trip.referenceNumber)}/cancel`;
    const response = await run({ method: 'POST', path, body: email === undefined ? {} : { email } });
    if (!response.ok) {
      const text = failureText(response.error);
      return refusalStatus(response.error) === 409 ? catchUp(text) : setRefusal(text);
    }
    setOpen(false);
    notify('success', t('trip.cancelled'));
    events.publish('booking.cancelled', { reference: trip.referenceNumber });
    onCancelled(parseTrip(response.value) ?? { ...trip, cancelled: true });
  }

  /** Shows that it is already cancelled, if another person was faster. */
  async function catchUp(otherwise: string) {
    const { referenceNumber } = trip;
    const response = await run(
      email === undefined
        ? { method: 'GET', path: itemPath('/api/reference/bookings', referenceNumber) }
        : { method: 'POST', path: '/api/reference/bookings/find', body: { referenceNumber, email } },
    );
    const currentTrip = response.ok ? parseTrip(response.value) : undefined;
    if (currentTrip?.cancelled !== true) return setRefusal(otherwise);
    setOpen(false);
    notify('failure', t('trip.cancelledMeanwhile'));
    onCancelled(currentTrip);
  }
}
