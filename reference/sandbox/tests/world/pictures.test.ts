// @vitest-environment jsdom

import { test } from '@fast-check/vitest';
import { runs } from '@livery/testkit/runs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CAR_SHAPES, carPicture, hero, supplierLogo } from '../../api/media-routes.ts';
import { demoAgencies } from '../../world/agencies/agency-table.ts';
import suppliers from '../../world/deals/car-suppliers.json' with { type: 'json' };
import { favicon, logo } from '../../world/pictures/logo.ts';
import { portrait } from '../../world/pictures/portrait.ts';
import { SCENE_KINDS, scene } from '../../world/pictures/scene.ts';

/** The root element of an SVG file; fails when it is not well-formed. */
function parsed(svg: string | null): Element {
  const root = new DOMParser().parseFromString(svg ?? '', 'image/svg+xml').documentElement;
  expect(root.localName, svg ?? 'nothing was painted').toBe('svg');
  expect(root.querySelector('script, foreignObject, image, [href^="http"], [style]')).toBeNull();
  return root;
}

const anyScene = fc.record({
  kind: fc.constantFrom(...SCENE_KINDS),
  seed: fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/),
});

describe('scenes', () => {
  test.prop([anyScene], { numRuns: runs(24) })('are well-formed, 800 by 600, and a few kilobytes large', (anyOf) => {
    const { kind } = anyOf;
    const svg = scene(anyOf);
    const root = parsed(svg);
    expect([root.getAttribute('width'), root.getAttribute('height')]).toEqual(['800', '600']);
    expect(root.getAttribute('viewBox')).toBe('0 0 800 600');
    expect(svg).not.toMatch(/NaN|Infinity|undefined|null/);
    expect(svg?.length).toBeGreaterThan(1500);
    expect(svg?.length).toBeLessThan(kind.endsWith('-town') ? 12_000 : 8192);
  });

  it('define each gradient once, and whatever they refer to', () => {
    for (const kind of SCENE_KINDS) {
      const root = parsed(scene({ kind, seed: 'a' }));
      const ids = [...root.querySelectorAll('[id]')].map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      const used = [...root.outerHTML.matchAll(/(?:url\(|href=")#([\w-]+)/g)].map(([, id]) => id);
      expect(ids).toEqual(expect.arrayContaining(used));
    }
  });

  it('are the same for a seed, and not for another', () => {
    for (const kind of SCENE_KINDS) {
      expect(scene({ kind, seed: 'a' })).toBe(scene({ kind, seed: 'a' }));
      const painted = Array.from({ length: 20 }, (_, index) => scene({ kind, seed: `s${index}` }));
      expect(new Set(painted).size).toBe(20);
    }
  });

  it('are not painted of subjects that there are none of', () => {
    expect(scene({ kind: 'volcano', seed: 'a' })).toBeNull();
    expect(scene({ kind: '__proto__', seed: 'a' })).toBeNull();
  });
});

describe('brands', () => {
  const subdomains = demoAgencies().map(({ host }) => host.replace('.localhost', ''));

  it('have a logo, a favicon and a hero each, all well-formed', () => {
    for (const subdomain of subdomains) {
      expect(parsed(logo(subdomain)).getAttribute('height')).toBe('64');
      expect(parsed(favicon(subdomain)).getAttribute('width')).toBe('64');
      expect(parsed(hero(subdomain)).getAttribute('width')).toBe('1200');
    }
  });

  it('look different', () => {
    for (const paint of [logo, favicon, hero]) expect(new Set(subdomains.map(paint)).size).toBe(subdomains.length);
  });

  it('write the name in the logo, the Arabic one from the right', () => {
    const name = (subdomain: string): Element | null => parsed(logo(subdomain)).querySelector('text');
    expect(name('albion')?.textContent).toBe('Albion & Wray');
    expect(name('rihla')?.getAttribute('direction')).toBe('rtl');
  });

  it('are null for an unknown agency', () => {
    for (const paint of [logo, favicon, hero]) expect([paint('unknown'), paint('__proto__')]).toEqual([null, null]);
  });
});

describe('cars, companies and people', () => {
  it('are well-formed, and the same for a seed', () => {
    for (const shape of CAR_SHAPES) {
      expect(parsed(carPicture(shape, 'a')).getAttribute('width')).toBe('640');
      expect(carPicture(shape, 'a')).toBe(carPicture(shape, 'a'));
    }
    for (const { id, name } of suppliers)
      expect(parsed(supplierLogo(id)).querySelector('text')?.textContent).toBe(name);
    expect(parsed(portrait('noir', 'owner')).getAttribute('height')).toBe('128');
    expect(portrait('noir', 'owner')).not.toBe(portrait('noir', 'agent'));
  });

  it('are null where there is no such shape, company or agency', () => {
    expect([carPicture('tank', 'a'), carPicture('__proto__', 'a'), supplierLogo('x'), portrait('x', 'y')]).toEqual(
      Array(4).fill(null),
    );
  });
});
