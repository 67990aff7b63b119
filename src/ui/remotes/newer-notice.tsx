import { RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { RemoteModules } from '../../application/remotes/remotes.ts';
import { useLive } from '../use-live.ts';
import { SlotNotice } from './slot-notice.tsx';

/** Offers to load the page anew when a later deployment is there than the one that runs; nothing reloads by itself. */
export function NewerNotice({ modules }: { readonly modules: RemoteModules }) {
  const { t } = useTranslation();
  const newer = useLive(modules.newer);
  if (!newer) return null;
  return (
    <SlotNotice
      icon={RefreshCw}
      text={t('slot.newer')}
      action={t('error.reload')}
      onAction={() => window.location.reload()}
      onClose={modules.waveNewerOff}
    />
  );
}
