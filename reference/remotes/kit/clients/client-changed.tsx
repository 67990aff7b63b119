import { useRemote } from '@livery/remote';
import { Button } from '@livery/ui/button';
import { Notice } from '@livery/ui/notice';
import { useTranslation } from 'react-i18next';
import type { FormClient } from './use-form-client.ts';

/**
 * Says that a form that was begun for one client is now for another, who may have been chosen in another tab; with a
 * button to go back.
 */
export function ClientChanged({ client, formerClient }: FormClient) {
  const { t } = useTranslation('kit');
  const { chooseClient } = useRemote();
  if (formerClient === undefined) return null;
  const nameBefore = formerClient?.name ?? '';
  return (
    <div role="alert">
      <Notice
        tone="warning"
        action={
          formerClient !== null && (
            <Button onClick={() => chooseClient(formerClient)}>{t('client.back', { name: nameBefore })}</Button>
          )
        }
      >
        {formerClient === null
          ? t('client.begun', { name: client?.name ?? '' })
          : client === null
            ? t('client.nobodyNow', { former: nameBefore })
            : t('client.changed', { former: nameBefore, name: client.name })}
      </Notice>
    </div>
  );
}
