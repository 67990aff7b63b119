import { useTranslation } from 'react-i18next';
import layout from '../../../design/layout.module.css';
import { Button } from '../../kit/buttons/button.tsx';
import { ButtonLink } from '../../kit/buttons/button-link.tsx';
import { useFailureText } from '../../kit/data/use-failure-text.ts';
import { useMutation } from '../../kit/data/use-mutation.ts';
import { useQuery } from '../../kit/data/use-query.ts';
import { addressWith } from '../../kit/navigation/address-query.ts';
import { Notice } from '../../kit/states/notice.tsx';
import { useRemote } from '../../kit/use-remote.ts';
import { RESORT_PAGES } from '../resort-pages.ts';
import styles from './checkout.module.css';
import { checkCall, releaseCall } from './hold-calls.ts';
import { readHold } from './hold-wire.ts';

const CHECK = checkCall('');

/** Reminds of the current hold of this session, such as after a reload; nothing where there is none. */
export function HoldNotice() {
  const { t } = useTranslation('resort');
  const { notify } = useRemote();
  const failureText = useFailureText('resortRelease');
  const { state, setValue } = useQuery(CHECK, readHold);
  const { run, busy } = useMutation();
  const hold = state.kind === 'ready' ? state.value : null;
  if (hold === null || hold.stay === null || hold.status !== 'held') return null;
  const { reference, stay } = hold;
  return (
    <Notice>
      <div className={styles.expired}>
        <p>{t('held.text', { unit: stay.unit, resort: stay.propertyName })}</p>
        <div className={layout.actions}>
          <ButtonLink variant="primary" to={addressWith(RESORT_PAGES.checkout, { reference })}>
            {t('held.continue')}
          </ButtonLink>
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
