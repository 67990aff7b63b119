import { isolateDirection } from '@livery/contract/content/isolated';
import { AuthoredText, useFormat, useRemote } from '@livery/remote';
import { useLive } from '@livery/ui/use-live';
import { replaceAmounts } from './amounts-in-text.ts';

/** A text from the platform, such as terms: its amounts are shown in the visitor's currency, like all others. */
export function PlatformText({ text }: { readonly text: string }) {
  const { money } = useFormat();
  const rates = useLive(useRemote().rates);
  return (
    <AuthoredText
      text={replaceAmounts(text, (amount) => (rates.has(amount.currency) ? isolateDirection(money(amount)) : null))}
    />
  );
}
