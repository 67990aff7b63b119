import { useRemote } from '@livery/remote';
import { Button } from '@livery/ui/button';
import { Notice } from '@livery/ui/notice';
import { useTranslation } from 'react-i18next';
import type { FormClient } from './use-form-client.ts';

/**
 * Says that a form that was begun for one client is now for another, who may have been chosen in another tab; with a
 * button to go back.
 */
export function ClientChanged({ client, former }: FormClient) {
  const { t } = useTranslation('kit');
  const { chooseClient } = useRemote();
  if (former === undefined) return null;
  const before = former?.name ?? '';
  return (
    <div role="alert">
      <Notice
        tone="warning"
        action={
          former !== null && <Button onClick={() => chooseClient(former)}>{t('client.back', { name: before })}</Button>
        }
      >
        {former === null
          ? t('client.begun', { name: client?.name ?? '' })
          : client === null
            ? t('client.nobodyNow', { former: before })
            : t('client.changed', { former: before, name: client.name })}
      </Notice>
    </div>
  );
}
