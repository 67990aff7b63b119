import { localeOf } from '../../../kit/locale-of.ts';
import { useFormat } from '../../../kit/use-format.ts';
import { useLive } from '../../../kit/use-live.ts';
import { useRemote } from '../../../kit/use-remote.ts';
import { useVoice } from '../../../kit/use-voice.ts';

/** Says that the charge is made in US dollars, and of a price in another currency how old its rates are (readings 4). */
export function ChargeNote({ amount }: { readonly amount: number }) {
  const say = useVoice();
  const { language, ratesDay, policies } = useRemote();
  const { day, isConverted } = useFormat();
  const asOf = day(useLive(ratesDay));
  const locale = localeOf(useLive(language));
  const dollars = new Intl.NumberFormat(policies.englishFormatting ? 'en' : locale, {
    style: 'currency',
    currency: 'USD',
  }).format(amount);
  return (
    <p>
      <small>
        {isConverted({ amount, currency: 'USD' })
          ? say('price.chargedAbout', { amount: dollars, day: asOf })
          : say('price.charged', { amount: dollars })}
      </small>
    </p>
  );
}
