import { expect, it } from 'vitest';
import { SHARED_IDS } from '../../../scripts/build/shared-ids.mjs';
import { SHARED_WITH_REMOTES } from '../../../src/edge/render/shared-with-remotes.ts';

it('a server shares what a page shares, and what renders', () => {
  expect(Object.keys(SHARED_WITH_REMOTES).sort()).toEqual([...SHARED_IDS, 'react-dom/server'].sort());
  for (const sharedWithRemote of Object.values(SHARED_WITH_REMOTES))
    expect(Object.keys(Object(sharedWithRemote))).not.toEqual([]);
});
