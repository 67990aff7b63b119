import type { Toast } from '../../application/notices/notices.ts';
import { ToastCard } from './toast-card.tsx';

interface Props {
  readonly toasts: readonly Toast[];
  readonly isHeld: boolean;
  readonly onClosed: () => void;
}

export function ToastCards({ toasts, isHeld, onClosed }: Props) {
  return toasts.map((toast) => <ToastCard key={toast.id} toast={toast} isHeld={isHeld} onClosed={onClosed} />);
}
