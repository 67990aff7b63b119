import { Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { Reception } from '../../../src/application/session/introductions.port.ts';
import { watchUnauthorised } from '../../../src/application/session/watch-unauthorised.ts';
import { memoryStorage } from '../../../src/infrastructure/memory/memory-storage.ts';
import { aBrowsedPage } from '../../support/a-browsed-page.ts';

function watched(path = '/', sessionStorage = memoryStorage()) {
  const receptions = new Subject<Reception>();
  const page = aBrowsedPage(`http://aurora.localhost${path}`);
  watchUnauthorised({ introductions: { introduce: () => undefined, receptions }, sessionStorage, page });
  return { receptions, page, sessionStorage };
}

describe('a 401 (specification §4; readings 14)', () => {
  it('takes the visitor to /logout', () => {
    const { receptions, page } = watched();
    receptions.next('unauthorised');
    expect(page.leaveFor).toHaveBeenCalledExactlyOnceWith('/logout');
  });

  it('is one navigation, however many calls were refused at once, good answers between them or not', () => {
    const { receptions, page } = watched();
    for (let call = 0; call < 20; call++) {
      receptions.next('unauthorised');
      receptions.next('good');
    }
    expect(page.leaveFor).toHaveBeenCalledOnce();
  });

  it('on /logout itself leads nowhere', () => {
    const { receptions, page, sessionStorage } = watched('/logout');
    receptions.next('unauthorised');
    expect(page.leaveFor).not.toHaveBeenCalled();
    expect(sessionStorage.read('unauthorised')).toBeUndefined();
  });

  it('starts no loop: the page after /logout that is refused again stays', () => {
    const { receptions, sessionStorage } = watched();
    receptions.next('unauthorised');
    const next = watched('/', sessionStorage);
    next.receptions.next('unauthorised');
    expect(next.page.leaveFor).not.toHaveBeenCalled();
  });

  it('is heard again after a good answer', () => {
    const { receptions, sessionStorage } = watched();
    receptions.next('unauthorised');
    const next = watched('/', sessionStorage);
    next.receptions.next('good');
    next.receptions.next('unauthorised');
    expect(next.page.leaveFor).toHaveBeenCalledExactlyOnceWith('/logout');
  });
});
