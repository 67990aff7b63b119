import { sandboxResponses } from '@livery/reference-testing/sandbox-responses';
import { showRemote } from '@livery/reference-testing/show-remote';
import { type FakeContextOptions, fakeContext, screenRemoteContract } from '@livery/remote/testing';
import { installNativeDialogs } from '@livery/testkit/native-dialogs';
import { fireEvent } from '@testing-library/dom';
import { beforeAll, describe, expect, it } from 'vitest';
import * as loyalty from '../../../../examples/loyalty/entry.tsx';

beforeAll(installNativeDialogs);

const loyaltyPath = '/loyalty';
const openLoyalty = (options: FakeContextOptions = {}) =>
  showRemote(loyalty, { at: loyaltyPath, basePath: loyaltyPath, respond: sandboxResponses(), ...options });

describe('examples/loyalty', () => {
  const rules = screenRemoteContract({
    remote: loyalty,
    basePath: loyaltyPath,
    addresses: [loyaltyPath],
    respond: () => ({
      ok: true,
      value: { data: { points: 12, claims: [{ id: 'a', booking: 'B', receipt: 'c.png' }] } },
    }),
  });
  it.each(rules)('%s', (_, test) => test());

  it('counts the points of the last booking, until they are credited', async () => {
    const { screen, context, settled } = await openLoyalty();
    expect(screen.getByText('1200 points')).toBeTruthy();
    const price = { amount: 845.5, currency: 'USD' };
    context.events.publish('booking.confirmed', { reference: 'HTL-1', product: 'hotel', price }, { keep: true });
    await settled();
    expect(screen.getByText('1284 points')).toBeTruthy();
    expect(screen.getByText('84 of them are on their way, for booking HTL-1.')).toBeTruthy();
  });

  it.each([null, {}, { reference: 'HTL-1' }, { reference: 7, price: { amount: 'x', currency: 'USD' } }, 'HTL-1'])(
    'is not disturbed by an event of another shape: %j',
    async (event) => {
      const { screen, context, settled, actions } = await openLoyalty();
      Reflect.apply(context.events.publish, context.events, ['booking.confirmed', event]);
      await settled();
      expect(screen.getByText('1200 points')).toBeTruthy();
      expect(actions.filter(([name]) => name === 'reportError')).toEqual([]);
    },
  );

  it('saves whether e-mails are wanted', async () => {
    const { screen, click } = await openLoyalty();
    const emails = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'E-mail me about my points' });
    await click(emails());
    expect(emails().checked).toBe(true);
  });

  it('checks a claim before it is sent, and guards what was filled in', async () => {
    const { screen, click, type, calls, pending } = await openLoyalty();
    await type(screen.getByLabelText('Booking reference'), '??');
    expect(pending()).toContain('guard');
    await click(screen.getByRole('button', { name: 'Claim points' }));
    expect(screen.getByText('Enter 4 to 20 characters: A to Z, numbers or dashes')).toBeTruthy();
    expect(screen.getByText('Choose the receipt')).toBeTruthy();
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('sends the receipt as a file, and can withdraw the claim', async () => {
    const { screen, click, type, settled, calls, pending, actions } = await openLoyalty();
    await type(screen.getByLabelText('Booking reference'), 'ABC-123');
    const receipt = new File(['scan'], 'scan.png', { type: 'image/png' });
    chooseFile(screen.getByLabelText<HTMLInputElement>('Receipt'), receipt);
    await settled();
    await click(screen.getByRole('button', { name: 'Claim points' }));
    const sentBody = calls.find(({ method }) => method === 'POST')?.body;
    expect(sentBody instanceof FormData && [sentBody.get('booking'), sentBody.get('receipt')]).toEqual([
      'ABC-123',
      receipt,
    ]);
    expect(actions).toContainEqual(['publish', 'loyalty.claimed', { booking: 'ABC-123' }]);
    expect(pending()).not.toContain('guard');
    expect(screen.getByText('scan.png')).toBeTruthy();
    await click(screen.getByRole('button', { name: 'Withdraw ABC-123' }));
    expect(screen.getByText('You have no open claims.')).toBeTruthy();
  });

  it.each([true, false])('asks before the visitor leaves: %s', async (leaves) => {
    const { screen, type, click, settled, actions } = await openLoyalty();
    await type(screen.getByLabelText('Booking reference'), 'ABC');
    const [, ask] = actions.findLast(([name]) => name === 'guardLeaving') ?? [];
    const answer = (ask as () => Promise<boolean>)();
    await settled();
    await click(screen.getByRole('button', { name: leaves ? 'Leave' : 'Go back' }));
    expect(await answer).toBe(leaves);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows the points below the deals, and nothing where they can’t be loaded', async () => {
    const piece = { mount: loyalty.slots['home.below-deals'] };
    const remote = await showRemote(piece, { respond: sandboxResponses() });
    expect(remote.screen.getByRole('heading', { level: 2 }).textContent).toBe('Your points');
    expect(remote.screen.getByRole('link').getAttribute('href')).toBe('/loyalty');
    const failedRemote = await showRemote(piece);
    expect(failedRemote.element.textContent).toBe('');
    expect(fakeContext().calls).toEqual([]);
  });
});

/** Chooses a file until the form is reset, as browsers do: jsdom has no list of files that a test can fill. */
function chooseFile(input: HTMLInputElement, file: File): void {
  let files = fileList(file);
  Object.defineProperty(input, 'files', { get: () => files });
  input.form?.addEventListener('reset', () => {
    files = fileList();
  });
  fireEvent.change(input);
}

function fileList(...files: readonly File[]): FileList {
  const list = Object.assign(Object.create(FileList.prototype), { ...files });
  return Object.defineProperty(list, 'length', { value: files.length });
}
