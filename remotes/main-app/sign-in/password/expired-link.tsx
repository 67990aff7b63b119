import { Unlink } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Outcome } from './outcome.tsx';

interface Props {
  /** Used already or too old; otherwise incomplete. */
  readonly usedUp: boolean;
  readonly actions: ReactNode;
}

/** Says that the link of an e-mail is no longer valid or incomplete, with what to do instead. */
export function ExpiredLink({ usedUp, actions }: Props) {
  const { t } = useTranslation('sign-in');
  return (
    <Outcome icon={Unlink} heading={t(usedUp ? 'link.usedUp' : 'link.incomplete')} actions={actions}>
      <p>{t(usedUp ? 'link.usedUpHint' : 'link.incompleteHint')}</p>
    </Outcome>
  );
}
