import type { HeldStay } from '@livery/contract/resorts/resort-hold';
import { ButtonLink } from '@livery/remote';
import { Button } from '@livery/ui/button';
import layout from '@livery/ui/layout.module.css';
import { Notice } from '@livery/ui/notice';
import text from '@livery/ui/text.module.css';
import { useTranslation } from 'react-i18next';
import styles from './checkout.module.css';
import { useHoldUnit } from './use-hold-unit.ts';

interface Props {
  readonly propertyId: string;
  readonly stay: HeldStay;
  /** The address of the resort, for another choice. */
  readonly back: string;
}

/** The hold has expired: hold the unit again, with the form as filled in, or choose another one. */
export function ExpiredBanner({ propertyId, stay, back }: Props) {
  const { t } = useTranslation('resort');
  const { hold, holding, refusal } = useHoldUnit({ propertyId, stay, replace: true });
  return (
    <Notice tone="failure">
      <div className={styles.expired}>
        <p className={text.strong}>{t('expired.title')}</p>
        <p>{refusal === '' ? t('expired.hint') : refusal}</p>
        <div className={layout.actions}>
          <Button variant="primary" busy={holding !== null} onClick={() => void hold(stay.unitId, stay.total.currency)}>
            {t('expired.again')}
          </Button>
          <ButtonLink to={back}>{t('expired.back')}</ButtonLink>
        </div>
      </div>
    </Notice>
  );
}
