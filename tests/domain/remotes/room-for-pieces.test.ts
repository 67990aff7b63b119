import type { Manifest, PieceHeight, RemoteModule } from '@livery/contract/remotes/manifest';
import { describe, expect, it } from 'vitest';
import { roomForPieces } from '../../../src/domain/remotes/room-for-pieces.ts';

const NAME = 'home.below-deals';
const file = { url: 'https://content.example/a.js', integrity: '' };

function manifestOf(remotes: Readonly<Record<string, readonly PieceHeight[] | undefined>>, slots = [NAME]): Manifest {
  const listedRemotes = Object.entries(remotes).map(([remote, heights]) => {
    const value: RemoteModule = {
      ...{ entry: file, chunks: [], styles: [], slots },
      ...(heights && { slotHeights: { [NAME]: heights } }),
    };
    return [remote, { ok: true, value }];
  });
  return Object.fromEntries(listedRemotes);
}

const blog = [
  { from: 0, rem: 40, vi: 150 },
  { from: 48, rem: 20, vi: 0 },
];

describe('the room of pieces', () => {
  it('is free in the place as a whole until it is opened, and then for each', () => {
    const rules = roomForPieces(manifestOf({ blog, loyalty: [{ from: 60, rem: 5, vi: 0 }] }));
    const place = `[data-place="${NAME}"]:is(:not(:has([data-opened])),[data-kept])`;
    expect(rules.startsWith(`@media (scripting:enabled){${place}{min-block-size:calc(40rem + 150vi + `)).toBe(true);
    expect(rules).toContain(`@media (width>=60rem){${place}{min-block-size:calc(20rem + 0vi + var(--space-16) + 5rem `);
    expect(rules.match(/\[data-piece="home.below-deals"\]\[data-remote="blog"\]/g)).toHaveLength(2);
    expect(rules).toContain('[data-remote="loyalty"]');
  });

  it('is none for destinations that the agency does not show', () => {
    const manifest = manifestOf({ topDestinations: blog });
    expect(roomForPieces(manifest, { displaysTopDestinations: true })).toContain('[data-remote="topDestinations"]');
    expect(roomForPieces(manifest, { displaysTopDestinations: false })).toBe('');
    expect(roomForPieces(manifest)).toBe('');
  });

  it('is that of pieces alone whose height is known, and for places that the remote has pieces for', () => {
    expect(roomForPieces(manifestOf({ blog: undefined }))).toBe('');
    expect(roomForPieces(manifestOf({ blog }, []))).toBe('');
    expect(roomForPieces({ blog: { ok: false, error: { kind: 'remote-missing', remote: 'blog' } } } as never)).toBe('');
  });
});
