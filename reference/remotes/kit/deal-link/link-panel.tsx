import { useRemote } from '@livery/remote';
import { Button } from '@livery/ui/button';
import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Lazy, namedLoader } from '../lazy.tsx';
import styles from './link-panel.module.css';

const loadQrCode = namedLoader('proposal/qr-code', () => import('./qr-code.tsx'));

/** An address of this site to send: as text, to copy, and as a QR code. @param path to which it leads */
export function LinkPanel({ path }: { readonly path: string }) {
  const { t } = useTranslation('proposal');
  const { notify } = useRemote();
  const url = new URL(path, window.location.origin).href;
  return (
    <div className={styles.panel}>
      <div className={styles.address}>
        <p className={styles.url} dir="ltr">
          {url}
        </p>
        <Button onClick={() => void copy()}>
          <Copy size={18} aria-hidden="true" />
          <span>{t('link.copy')}</span>
        </Button>
      </div>
      <div className={styles.code}>
        <Lazy load={loadQrCode} waiting={null} failed={null}>
          {({ QrCode }) => <QrCode text={url} label={t('link.qr')} />}
        </Lazy>
      </div>
      <p className={styles.hint}>{t('link.qrHint')}</p>
    </div>
  );

  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      notify('success', t('link.copied'));
    } catch {
      notify('failure', t('link.notCopied'));
    }
  }
}
