import { DialogBar } from '@livery/ui/dialog-bar';
import { Modal } from '@livery/ui/modal';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FullPanel, type PanelProps } from './full-panel.tsx';
import styles from './search-dialog.module.css';

interface Props extends PanelProps {
  readonly onClose: () => void;
}

/** The panel on a page with results; full screen on a phone. */
export function SearchDialog({ onClose, ...panel }: Props) {
  const { t } = useTranslation('search');
  const id = useId();
  return (
    <Modal className={styles.dialog} labelledBy={id} onClose={onClose}>
      {(close) => (
        <>
          <DialogBar id={id} heading={t('change')} onClose={close} />
          <div className={styles.body}>
            <FullPanel {...panel} onSearch={close} />
          </div>
        </>
      )}
    </Modal>
  );
}
