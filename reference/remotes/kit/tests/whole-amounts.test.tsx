import { renderInRemote } from '@livery/reference-testing/render-in-remote';
import { useFormat } from '@livery/remote';
import { expect, it } from 'vitest';

function Ends({ amount }: { readonly amount: number }) {
  const { whole } = useFormat();
  return (['floor', 'ceil'] as const).map((round) => <p key={round}>{whole({ amount, currency: 'USD' }, round)}</p>);
}

const endsOf = async (amount: number, options: Parameters<typeof renderInRemote>[1] = {}) => {
  const { container } = await renderInRemote(<Ends amount={amount} />, options);
  return [...container.querySelectorAll('p')].map(({ textContent }) => textContent);
};

it('the ends of a range have no cents, and are rounded outwards', async () => {
  expect(await endsOf(428.4)).toEqual(['USD 428', 'USD 429']);
  expect(await endsOf(428)).toEqual(['USD 428', 'USD 428']);
});

it('so are converted ones, in the visitor’s currency', async () => {
  const rates = { EUR: 0.919 };
  expect(await endsOf(100, { rates, currency: { currency: 'EUR', country: 'DE' } })).toEqual([
    '≈\u00a0EUR 91',
    '≈\u00a0EUR 92',
  ]);
});
