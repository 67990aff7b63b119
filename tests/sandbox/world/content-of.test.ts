import { describe, expect, it } from 'vitest';
import { aboutOf, faqsOf } from '../../../sandbox/world/content-of.ts';
import { demoAgencies } from '../../../sandbox/world/demo-agencies.ts';
import { faqState } from '../../../src/domain/content/faq-state.ts';
import { parseFaq } from '../../../src/infrastructure/content/faq-wire.ts';

const subdomains = demoAgencies().map(({ host }) => host.replace('.localhost', ''));
const faqKind = (subdomain: string): string => faqState(parseFaq(faqsOf(subdomain)), true).kind;

describe('aboutOf', () => {
  it('is written for every agency, and disabled at the one whose agency data says so', () => {
    const enabled = subdomains.filter((subdomain) => aboutOf(subdomain)['isEnabled'] === true);
    expect(subdomains.filter((subdomain) => !enabled.includes(subdomain))).toEqual(['openfare', 'plain']);
    for (const subdomain of enabled) expect(aboutOf(subdomain)['content']).toMatch(/<p/);
  });

  it('speaks Arabic at rihla and Spanish at fiesta', () => {
    expect(aboutOf('rihla')['title']).toMatch(/^[\u0600-\u06ff ]+$/);
    expect(aboutOf('fiesta')['title']).toBe('Quiénes somos');
  });

  it('is rich at aurora, and laden with scripts at wonky', () => {
    expect(aboutOf('aurora')['content']).toMatch(/<h2>.*<ul>.*<blockquote>.*<table>.*<a href="\/faqs">/s);
    expect(aboutOf('wonky')['content']).toMatch(/<script>.*onerror=.*javascript:.*<iframe|<iframe.*javascript:/s);
  });

  it('gives the picture by the origin that it is asked with', () => {
    expect(aboutOf('noir', 'http://x.example:1')['image']).toBe('http://x.example:1/media/hero/noir.svg');
    expect(aboutOf('noir')['image']).toBe('/media/hero/noir.svg');
  });

  it('is empty for nobody', () => {
    expect([aboutOf('nobody'), aboutOf('__proto__'), faqsOf('toString')]).toEqual([{}, {}, {}]);
  });
});

describe('faqsOf', () => {
  it('shows every state of the page of rules §2', () => {
    expect(faqKind('aurora')).toBe('list');
    expect(faqKind('albion')).toBe('none');
    expect(faqKind('dormant')).toBe('none');
    expect(faqKind('openfare')).toBe('disabled');
    expect(faqKind('plain')).toBe('disabled');
  });

  it('has one question at albion that is too short, among good ones', () => {
    const { questions } = parseFaq(faqsOf('albion'));
    expect(questions.filter(({ question }) => question.length <= 3)).toHaveLength(1);
    expect(questions.length).toBeGreaterThan(1);
  });
});
