import type { FakeContextOptions } from '@livery/remote/testing';
import { within } from '@testing-library/dom';
import type { showRemote } from './show-remote.ts';

type ShownRemotePage = Awaited<ReturnType<typeof showRemote>>;

export const centsIn = (text: string | null | undefined) => Number((text ?? '').replaceAll(/\D/g, ''));

/** The value next to a label in a list. */
export function valueOf(list: HTMLElement, label: string): string | null | undefined {
  const term = within(list).getByText((_, element) => element?.tagName === 'DT' && ownText(element) === label);
  return term.parentElement?.querySelector('dd')?.textContent;
}

const ownText = (element: Element) => element.firstChild?.textContent;

/** The sum of the parts as an agent can add them up, in cents. */
export function sumIn(list: HTMLElement): number {
  return ['Wholesale Rate', 'Agency Markup', 'Taxes and fees'].reduce(
    (sum, label) => sum + centsIn(valueOf(list, label)),
    0,
  );
}

export async function figuresIn({ screen }: Pick<ShownRemotePage, 'screen'>): Promise<HTMLElement[]> {
  const labels = await screen.findAllByText('Wholesale Rate');
  return labels.flatMap((label) => label.closest('dl') ?? []);
}

export const listOf = async (view: Pick<ShownRemotePage, 'screen'>): Promise<HTMLElement> => {
  const [list] = await figuresIn(view);
  if (list === undefined) throw new Error('There are no figures.');
  return list;
};

/** The headline above an agent's figures. */
export function totalOf(list: HTMLElement): string | null | undefined {
  const figures = list.parentElement;
  return figures?.previousElementSibling?.querySelector('strong, [class*=large]')?.textContent;
}

/** Euros at a rate that makes every part a fraction of a cent. */
export const IN_EUROS: FakeContextOptions = {
  currency: { currency: 'EUR', country: 'DE' },
  rates: { USD: 1, EUR: 0.8537 },
};
