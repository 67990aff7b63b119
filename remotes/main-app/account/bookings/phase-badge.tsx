import { useTranslation } from 'react-i18next';
import { Badge } from '../../../kit/layout/badge.tsx';
import type { Phase } from './trip-phase.ts';

const TONES = { upcoming: 'success', past: 'neutral', cancelled: 'failure' } as const;

export function PhaseBadge({ phase }: { readonly phase: Phase }) {
  const { t } = useTranslation('account');
  return <Badge tone={TONES[phase]}>{t(`trips.phase.${phase}`)}</Badge>;
}
