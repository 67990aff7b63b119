import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/buttons/button.tsx';
import { ButtonLink } from '../../kit/buttons/button-link.tsx';
import { useFailureText } from '../../kit/data/use-failure-text.ts';
import { useMutation } from '../../kit/data/use-mutation.ts';
import { addressWith } from '../../kit/navigation/address-query.ts';
import { Notice } from '../../kit/states/notice.tsx';
import { useRemote } from '../../kit/use-remote.ts';
import { RESORT_PAGES } from '../resort-pages.ts';
import styles from './checkout.module.css';
import type { HeldStay } from './hold.ts';
import { holdCall } from './hold-calls.ts';
import { readHold } from './hold-wire.ts';

interface Props {
  readonly propertyId: string;
  readonly stay: HeldStay;
  /** The resort, for another choice. */
  readonly back: string;
}

/** The hold has expired: hold the unit again, with the form as filled in, or choose another one. */
export function ExpiredBanner({ propertyId, stay, back }: Props) {
  const { t } = useTranslation(['resort', 'kit']);
  const { navigate } = useRemote();
  const failureText = useFailureText();
  const { run, busy } = useMutation();
  const [refusal, setRefusal] = useState('');
  return (
    <Notice tone="failure">
      <div className={styles.expired}>
        <p className={styles.strong}>{t('expired.title')}</p>
        <p>{refusal === '' ? t('expired.hint') : refusal}</p>
        <div className={styles.actions}>
          <Button look="primary" busy={busy} onClick={() => void again()}>
            {t('expired.again')}
          </Button>
          <ButtonLink to={back}>{t('expired.back')}</ButtonLink>
        </div>
      </div>
    </Notice>
  );

  async function again() {
    const response = await run(holdCall({ propertyId, unitId: stay.unitId, stay, currency: stay.total.currency }));
    const held = response.ok ? readHold(response.value) : undefined;
    if (held?.status === 'held') {
      return navigate(addressWith(RESORT_PAGES.checkout, { reference: held.reference }), { replace: true });
    }
    if (response.ok) return setRefusal(t('kit:failure.other'));
    const { error } = response;
    setRefusal(error.kind === 'refused' && error.status === 409 ? t('units.taken') : failureText(error));
  }
}
