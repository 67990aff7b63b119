import { useState } from 'react';
import { Button } from '../../../kit/button.tsx';
import { ConfirmDialog } from '../../../kit/confirm-dialog.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { useDeed } from '../../../kit/use-deed.ts';
import { useFailureText } from '../../../kit/use-failure-text.ts';
import { useRemote } from '../../../kit/use-remote.ts';
import { useVoice } from '../../../kit/use-voice.ts';
import { pathTo } from '../frame/path-to.ts';
import type { Trip } from './trip.ts';
import { readTrip } from './trip-wire.ts';

interface Props {
  readonly trip: Trip;
  readonly onCancelled: (trip: Trip) => void;
}

/** Cancels a booking, once the visitor has said so twice. */
export function CancelTrip({ trip, onCancelled }: Props) {
  const say = useVoice();
  const failureText = useFailureText();
  const { notify } = useRemote();
  const { busy, run } = useDeed();
  const [open, setOpen] = useState(false);
  const [refusal, setRefusal] = useState('');
  return (
    <>
      <Button look="danger" onClick={() => setOpen(true)}>
        {say('trip.cancel')}
      </Button>
      {open && (
        <ConfirmDialog
          heading={say('trip.cancelHeading')}
          confirm={say('trip.cancel')}
          danger
          busy={busy}
          onConfirm={() => void cancel()}
          onClose={closed}
        >
          <p>{say('trip.cancelQuestion', { title: trip.title, reference: trip.referenceNumber })}</p>
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
    const answer = await run({ method: 'POST', path, body: {} });
    if (!answer.ok) return setRefusal(failureText(answer.error));
    setOpen(false);
    notify('success', say('trip.cancelled'));
    onCancelled(readTrip(answer.value) ?? { ...trip, cancelled: true });
  }
}
