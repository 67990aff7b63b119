import { useTranslation } from 'react-i18next';
import { FailedState } from './states/failed-state.tsx';

/** Stands where the remote itself broke. */
export function BrokenState({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation('kit');
  return <FailedState level={1} heading={t('broken')} onRetry={onRetry} />;
}
