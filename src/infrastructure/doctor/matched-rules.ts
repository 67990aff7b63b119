import type { MatchedRule } from '../../application/diagnosis/diagnosis.port.ts';
import type { PolicyBook } from '../../domain/agency/policy-book.ts';

/** Which entries of the policies file hold for a site, in the order in which they are laid over each other (readings 25). */
export function matchedRules(
  { everybody, entries }: PolicyBook,
  site: { readonly hostname: string; readonly subdomain: string },
): readonly MatchedRule[] {
  const named = [...entries].flatMap(([entry, settings]): MatchedRule[] => {
    const name = canonical(entry);
    if (name === canonical(site.subdomain)) return [{ by: 'subdomain', entry, settings: Object.keys(settings) }];
    return name === canonical(site.hostname) ? [{ by: 'hostname', entry, settings: Object.keys(settings) }] : [];
  });
  const general = Object.keys(everybody);
  return [
    ...(general.length === 0 ? [] : [{ by: 'everybody' as const, entry: 'default', settings: general }]),
    ...named.sort((one, other) => Number(one.by === 'hostname') - Number(other.by === 'hostname')),
  ];
}

function canonical(name: string): string {
  return name.trim().toLowerCase().replace(/\.$/, '');
}
