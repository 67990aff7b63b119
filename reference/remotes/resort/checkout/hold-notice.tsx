import { addressWith, ButtonLink, useFailureText, useMutation, useQuery, useRemote } from '@livery/remote';
import { Button } from '@livery/ui/button';
import layout from '@livery/ui/layout.module.css';
import { Notice } from '@livery/ui/notice';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { RESORT_PAGES } from '../resort-pages.ts';
import styles from './checkout.module.css';
import { readHeldReference } from './held-reference.ts';
import { checkCall, releaseCall } from './hold-calls.ts';
import { readHold } from './read-hold.ts';
import { ReleasedHolds } from './use-release-on-leave.ts';

/** Reminds of the current hold of this tab or user, for example after a reload; nothing if there is none. */
export function HoldNotice() {
  const { t } = useTranslation('resort');
  const { notify } = useRemote();
  const failureText = useFailureText('resortRelease');
  const { state, setValue } = useQuery(checkCall(readHeldReference()), readHold);
  const { run, busy } = useMutation();
  const hold = state.kind === 'ready' ? state.value : null;
  const releasedHolds = use(ReleasedHolds);
  if (hold === null || hold.status !== 'held' || releasedHolds.has(hold.reference)) return null;
  const { reference, stay } = hold;
  return (
    <Notice>
      <div className={styles.expired}>
        <p>
          {stay === null
            ? t('held.noStay', { reference })
            : t('held.text', { unit: stay.unit, resort: stay.propertyName })}
        </p>
        <div className={layout.actions}>
          {stay !== null && (
            <ButtonLink variant="primary" to={addressWith(RESORT_PAGES.checkout, { reference })}>
              {t('held.continue')}
            </ButtonLink>
          )}
          <Button busy={busy} onClick={() => void release()}>
            {t('hold.release')}
          </Button>
        </div>
      </div>
    </Notice>
  );

  async function release() {
    const response = await run(releaseCall(reference));
    if (response.ok || (response.error.kind === 'refused' && response.error.status === 410)) setValue(null);
    else if (response.error.kind !== 'cancelled') notify('failure', failureText(response.error));
  }
}
