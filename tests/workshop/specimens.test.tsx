// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import type { i18n } from 'i18next';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { listFiles } from '../../scripts/list-files.mjs';
import { createI18n } from '../../src/ui/texts/create-i18n.ts';
import { addressOf } from '../../workshop/address.ts';
import { loadSpecimen } from '../../workshop/load-specimen.ts';
import { SPECIMEN_FILES } from '../../workshop/specimen-files.ts';
import { SPECIMEN_NAMES } from '../../workshop/specimen-names.ts';
import { Stand } from '../../workshop/stand/stand.tsx';
import { installNativeDialogs } from '../support/native-dialogs.ts';
import { installNativePopups } from '../support/native-popups.ts';

/** What can be looked at: a component, or the class of one. */
const LOOKED_AT = /^src\/ui\/(kit\/[\w-]+(\.tsx|-class\.ts)|.*-card\.tsx)$/;

const components = listFiles('.', ['src/ui']);

describe('the workshop', () => {
  it('has a specimen of everything in the kit, and of every card', () => {
    const wanted = components.filter((file) => LOOKED_AT.test(file));
    expect(wanted.length).toBeGreaterThan(10);
    expect(wanted.map(specimenOf).filter((name) => !SPECIMEN_FILES.has(name))).toEqual([]);
  });

  it('has no specimen of what is gone', () => {
    const known = new Set(components.map(specimenOf));
    expect(SPECIMEN_NAMES.filter((name) => !known.has(name))).toEqual([]);
  });

  it('has one specimen in each file', async () => {
    for (const load of SPECIMEN_FILES.values()) expect(Object.values(await load())).toHaveLength(1);
  });
});

describe('a specimen', () => {
  let i18n: i18n;
  let complaints: ReturnType<typeof vi.spyOn>;

  beforeAll(async () => {
    installNativeDialogs();
    installNativePopups();
    i18n = await createI18n('en');
  });

  beforeEach(() => {
    complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });

  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
  });

  for (const name of SPECIMEN_NAMES) {
    it(`of ${name} shows each of its states without an error`, async () => {
      for (const state of Object.keys((await loadSpecimen(name))?.states ?? {})) {
        const { container } = await shown(`${name}/${state}`);
        expect(container.querySelector('[data-specimen]'), state).not.toBeNull();
        expect(complaints.mock.calls, state).toEqual([]);
        cleanup();
      }
    });
  }

  it('shows all of its states where none is asked for, each with its own address', async () => {
    const { container } = await shown('kit/button-class');
    const states = (await loadSpecimen('kit/button-class'))?.states ?? {};
    const links = [...container.querySelectorAll('h2 a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(Object.keys(states).map((state) => `?specimen=kit/button-class/${state}&bare`));
  });

  it('that covers the screen stands on a screen of its own beside its other states', async () => {
    const { container } = await shown('kit/modal-dialog');
    expect(container.querySelector('dialog')).toBeNull();
    expect(container.querySelector('iframe')?.getAttribute('src')).toBe('?specimen=kit/modal-dialog/short&bare');
  });

  it('can be made to hide its prices, and to be read from right to left', async () => {
    const hidden = await shown('deals/hotel-deal-card/ready', 'forced=hidden&direction=rtl');
    expect(hidden.container.textContent).toContain('Reveal Price');
    expect(document.documentElement.dir).toBe('rtl');
  });

  async function shown(name: string, query = '') {
    const address = addressOf(`?specimen=${name}&bare&${query}`, '');
    return render(<Stand specimen={await loadSpecimen(name)} address={address} i18n={i18n} />);
  }
});

function specimenOf(file: string): string {
  return file.slice('src/ui/'.length).replace(/\.tsx?$/, '');
}
