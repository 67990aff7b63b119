import { CheckBox } from '@livery/ui/check-box';
import { useTranslation } from 'react-i18next';
import type { Account } from './account.ts';
import { useChange } from './use-change.ts';

interface Props {
  readonly account: Account;
  readonly onChange: (account: Account) => void;
}

/** Whether the visitor wants e-mails; saved immediately. */
export function Emails({ account, onChange }: Props) {
  const { t } = useTranslation('loyalty');
  const { change } = useChange(onChange);
  return (
    <CheckBox
      label={t('emails')}
      value={account.emails}
      onChange={(emails) => void change({ method: 'PATCH', path: '/api/loyalty', body: { emails } })}
    />
  );
}
