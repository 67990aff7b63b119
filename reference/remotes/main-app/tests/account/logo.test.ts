import { PNG } from '@livery/sandbox/tests/support/some-pictures';
import { fireEvent, within } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showAccount } from './support/show-account.ts';

type Shown = Awaited<ReturnType<typeof showAccount>>;

const open = (options: Partial<Parameters<typeof showAccount>[0]> = {}) =>
  showAccount({ at: '/settings/website', person: 'owner', ...options });
const form = ({ screen }: Shown) => within(screen.getByRole('form', { name: 'Appearance' }));
const preview = ({ screen }: Shown) => screen.getByRole('region', { name: 'Preview' });
const save = async (shown: Shown) => shown.click(form(shown).getByRole('button', { name: 'Save' }));

describe('the logo', () => {
  const decodes = vi.fn<(file: Blob) => Promise<unknown>>();

  beforeEach(() => {
    decodes.mockResolvedValue({ close: () => undefined });
    vi.stubGlobal('createImageBitmap', decodes);
  });
  afterEach(() => vi.unstubAllGlobals());

  async function choose(shown: Shown, bytes: readonly number[], type: string) {
    const file = new File([new Uint8Array(bytes)], 'logo', { type });
    fireEvent.change(form(shown).getByLabelText('Logo'), { target: { files: [file] } });
    await new Promise<void>((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve();
      reader.readAsDataURL(file);
    });
    await shown.settled();
  }

  it.each([
    ['a text', [0x68, 0x69], 'text/plain'],
    ['a text that says it is a picture', [0x68, 0x69], 'image/png'],
    ['nothing', [], 'image/png'],
  ])('is not %s', async (_, bytes, type) => {
    const shown = await open();
    const before = within(preview(shown)).getByRole('img').getAttribute('src');
    await choose(shown, bytes, type);
    expect(form(shown).getByText(/^This file isn't a picture/)).toBeTruthy();
    expect(within(preview(shown)).getByRole('img').getAttribute('src')).toBe(before);
  });

  it('is not what the browser can not decode, whatever it says it is', async () => {
    decodes.mockRejectedValue(new DOMException('The source image could not be decoded.', 'InvalidStateError'));
    const shown = await open();
    await choose(shown, PNG, 'image/png');
    expect(form(shown).getByText(/^This file isn't a picture/)).toBeTruthy();
    expect(shown.calls.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('is not said to be shown where the file was refused, and the error stays until there is another file', async () => {
    const shown = await open();
    await choose(shown, PNG.slice(0, 60), 'image/png');
    await shown.type(form(shown).getByLabelText('Site title'), 'Nordlicht');
    await save(shown);
    const notified = shown.actions.filter(([name]) => name === 'notify');
    expect(notified).toEqual([['notify', 'information', expect.stringMatching(/^Saved without the new logo/)]]);
    expect(form(shown).getByText(/^This file isn't a picture/)).toBeTruthy();
    await choose(shown, PNG, 'image/png');
    expect(form(shown).queryByText(/^This file isn't a picture/)).toBeNull();
    await save(shown);
    expect(shown.actions).toContainEqual(['notify', 'success', 'Saved. Visitors see it from now on.']);
  });

  it('is not larger than the platform takes', async () => {
    const shown = await open();
    await choose(
      shown,
      Array.from({ length: 45_001 }, () => 0x89),
      'image/png',
    );
    expect(form(shown).getByText(/^This picture is too large/)).toBeTruthy();
  });

  it('gives way to the agency’s name', async () => {
    const shown = await open();
    await shown.click(form(shown).getByRole('button', { name: "Show the agency's name instead" }));
    expect(within(preview(shown)).queryByRole('img')).toBeNull();
    expect(preview(shown).textContent).toContain(shown.context.agency.name);
  });
});
