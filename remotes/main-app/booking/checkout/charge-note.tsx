import { localeOf } from '../../../kit/locale-of.ts';
import { useLive } from '../../../kit/use-live.ts';
import { useRemote } from '../../../kit/use-remote.ts';
import { useVoice } from '../../../kit/use-voice.ts';

/** Says that the charge is made in US dollars, and that a price in another currency is a guide (readings 4). */
export function ChargeNote({ amount }: { readonly amount: number }) {
  const say = useVoice();
  const { language, currency, policies } = useRemote();
  const chosen = useLive(currency);
  const locale = localeOf(useLive(language));
  const dollars = new Intl.NumberFormat(policies.englishFormatting ? 'en' : locale, {
    style: 'currency',
    currency: 'USD',
  }).format(amount);
  return (
    <p>
      <small>{say(chosen.currency === 'USD' ? 'price.charged' : 'price.chargedAbout', { amount: dollars })}</small>
    </p>
  );
}
