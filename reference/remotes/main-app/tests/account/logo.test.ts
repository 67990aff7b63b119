import { PNG } from '@livery/sandbox/tests/support/some-pictures';
import { fireEvent, within } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showAccount } from './support/show-account.ts';

type ShownAccount = Awaited<ReturnType<typeof showAccount>>;

const openWebsiteSettings = (options: Partial<Parameters<typeof showAccount>[0]> = {}) =>
  showAccount({ at: '/settings/website', person: 'owner', ...options });
const appearanceForm = ({ screen }: ShownAccount) => within(screen.getByRole('form', { name: 'Appearance' }));
const previewRegion = ({ screen }: ShownAccount) => screen.getByRole('region', { name: 'Preview' });
const save = async (view: ShownAccount) => view.click(appearanceForm(view).getByRole('button', { name: 'Save' }));

describe('the logo', () => {
  const decodes = vi.fn<(file: Blob) => Promise<unknown>>();

  beforeEach(() => {
    decodes.mockResolvedValue({ close: () => undefined });
    vi.stubGlobal('createImageBitmap', decodes);
  });
  afterEach(() => vi.unstubAllGlobals());

  async function choose(view: ShownAccount, bytes: readonly number[], type: string) {
    const file = new File([new Uint8Array(bytes)], 'logo', { type });
    fireEvent.change(appearanceForm(view).getByLabelText('Logo'), { target: { files: [file] } });
    await new Promise<void>((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve();
      reader.readAsDataURL(file);
    });
    await view.settled();
  }

  it.each([
    ['a text', [0x68, 0x69], 'text/plain'],
    ['a text that says it is a picture', [0x68, 0x69], 'image/png'],
    ['nothing', [], 'image/png'],
  ])('is not %s', async (_, bytes, type) => {
    const view = await openWebsiteSettings();
    const attributeBefore = within(previewRegion(view)).getByRole('img').getAttribute('src');
    await choose(view, bytes, type);
    expect(appearanceForm(view).getByText(/^This file isn't a picture/)).toBeTruthy();
    expect(within(previewRegion(view)).getByRole('img').getAttribute('src')).toBe(attributeBefore);
  });

  it('is not what the browser can not decode, whatever it says it is', async () => {
    decodes.mockRejectedValue(new DOMException('The source image could not be decoded.', 'InvalidStateError'));
    const view = await openWebsiteSettings();
    await choose(view, PNG, 'image/png');
    expect(appearanceForm(view).getByText(/^This file isn't a picture/)).toBeTruthy();
    expect(view.calls.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('is not said to be shown where the file was refused, and the error stays until there is another file', async () => {
    const view = await openWebsiteSettings();
    await choose(view, PNG.slice(0, 60), 'image/png');
    await view.type(appearanceForm(view).getByLabelText('Site title'), 'Nordlicht');
    await save(view);
    const notified = view.actions.filter(([name]) => name === 'notify');
    expect(notified).toEqual([['notify', 'information', expect.stringMatching(/^Saved without the new logo/)]]);
    expect(appearanceForm(view).getByText(/^This file isn't a picture/)).toBeTruthy();
    await choose(view, PNG, 'image/png');
    expect(appearanceForm(view).queryByText(/^This file isn't a picture/)).toBeNull();
    await save(view);
    expect(view.actions).toContainEqual(['notify', 'success', 'Saved. Visitors see it from now on.']);
  });

  it('is not larger than the platform takes', async () => {
    const view = await openWebsiteSettings();
    await choose(
      view,
      Array.from({ length: 45_001 }, () => 0x89),
      'image/png',
    );
    expect(appearanceForm(view).getByText(/^This picture is too large/)).toBeTruthy();
  });

  it('gives way to the agency’s name', async () => {
    const view = await openWebsiteSettings();
    await view.click(appearanceForm(view).getByRole('button', { name: "Show the agency's name instead" }));
    expect(within(previewRegion(view)).queryByRole('img')).toBeNull();
    expect(previewRegion(view).textContent).toContain(view.context.agency.name);
  });
});
