import { Unlink } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Outcome } from '../outcome.tsx';

interface Props {
  /** Used already or too old, else it was never whole. */
  readonly usedUp: boolean;
  readonly actions: ReactNode;
}

/** The link of a letter that leads nowhere, and what to do instead. */
export function SpentLink({ usedUp, actions }: Props) {
  const { t } = useTranslation('sign-in');
  return (
    <Outcome icon={Unlink} heading={t(usedUp ? 'link.usedUp' : 'link.incomplete')} actions={actions}>
      <p>{t(usedUp ? 'link.usedUpHint' : 'link.incompleteHint')}</p>
    </Outcome>
  );
}
