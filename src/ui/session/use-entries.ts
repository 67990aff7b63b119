import { type SavePriceButton, savePriceButtons } from '../../domain/deals/save-price-buttons.ts';
import { useAgency } from '../agency/agency-context.tsx';
import { useShell } from '../shell-context.tsx';
import { useLive } from '../use-live.ts';

/** Ways in that this site offers to a visitor (specification §6). */
export function useEntries(): readonly SavePriceButton[] {
  const { hidesLogin, hidesSignup } = useAgency();
  const { platformOwner } = useLive(useShell().agency.policies);
  return savePriceButtons({ loginHidden: hidesLogin, signupHidden: hidesSignup || platformOwner });
}
