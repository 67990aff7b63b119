import { describe, expect, it } from 'vitest';
import type { ContentSource } from '../../../src/application/content/content-source.port.ts';
import { callMalformed, callSource, type MakeSource } from './call-source.ts';

/** The contract of every content source, however it gets its data. */
export function contentSourceContract(name: string, make: MakeSource<ContentSource>): void {
  const about = (wire: unknown) => callSource(make, wire, (source, signal) => source.about(signal));
  const faq = (wire: unknown) => callSource(make, wire, (source, signal) => source.faq(signal));

  describe(`${name} fulfils the content source's contract`, () => {
    it('hands on the first element of each response', async () => {
      const page = {
        isEnabled: true,
        title: 'About Aurora',
        image: 'https://pictures.example/a.svg',
        content: '<p>Hello</p>',
      };
      expect(await about({ data: [page, { title: 'Another' }] })).toEqual({
        ok: true,
        value: {
          enabled: true,
          title: 'About Aurora',
          image: 'https://pictures.example/a.svg',
          content: '<p>Hello</p>',
        },
      });
      const questions = [{ question: 'Is it far?', answer: '<p>No.</p>' }];
      expect(await faq({ data: [{ isEnabled: true, headerMessage: 'Ask away', questions }] })).toEqual({
        ok: true,
        value: { enabled: true, headerMessage: 'Ask away', questions },
      });
    });

    it('accepts one object in place of the list, and a missing wrapper', async () => {
      for (const wire of [{ data: { isEnabled: true } }, { isEnabled: true }, [{ isEnabled: true }]]) {
        expect(await about(wire)).toMatchObject({ ok: true, value: { enabled: true } });
        expect(await faq(wire)).toMatchObject({ ok: true, value: { enabled: true } });
      }
    });

    it.each([[{}], [{ data: [] }], [{ data: null }], [{ data: 'none' }], [[]]])(
      'takes %j for a page that is not enabled',
      async (wire) => {
        expect(await about(wire)).toEqual({
          ok: true,
          value: { enabled: false, title: '', image: '', content: '' },
        });
        expect(await faq(wire)).toEqual({ ok: true, value: { enabled: false, headerMessage: '', questions: [] } });
      },
    );

    it('enables nothing but by true', async () => {
      expect(await about({ data: [{ isEnabled: 'true' }] })).toMatchObject({ value: { enabled: false } });
      expect(await faq({ data: [{ isEnabled: 1 }] })).toMatchObject({ value: { enabled: false } });
    });

    callMalformed(['about', null, 7], about, faq);
  });
}
