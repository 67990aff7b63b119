import { Button } from '@livery/ui/button';
import { Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useRemote } from '../use-remote.ts';

interface Props {
  /** The shared path within the site. */
  readonly path: string;
  readonly title: string;
}

/** Shares a page with the device's share sheet; if there is none, the address is copied. */
export function ShareButton({ path, title }: Props) {
  const { t } = useTranslation('ui');
  const { notify } = useRemote();
  return (
    <Button onClick={() => void share()}>
      <Share2 size={18} aria-hidden="true" />
      <span>{t('share.action')}</span>
    </Button>
  );

  async function share() {
    const url = new URL(path, window.location.origin).href;
    try {
      if ('share' in navigator) await navigator.share({ title, url });
      else await copy(url);
    } catch (thrown) {
      // The visitor closed the share sheet of the device.
      if (thrown instanceof Error && thrown.name === 'AbortError') return;
      await copy(url).catch(() => notify('failure', t('share.failed')));
    }
  }

  async function copy(url: string) {
    await navigator.clipboard.writeText(url);
    notify('success', t('share.copied'));
  }
}
