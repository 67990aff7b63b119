import { iconButtonClass } from '@livery/ui/icon-button-class';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';

export function CloseToast({ onClose }: { readonly onClose: () => void }) {
  return (
    <button type="button" className={iconButtonClass()} aria-label={useTranslation().t('close')} onClick={onClose}>
      <X size={18} aria-hidden="true" />
    </button>
  );
}
