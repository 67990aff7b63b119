/** The name of a host or a subdomain, as it is compared: in small letters, without blanks around or a dot at its end. */
export function canonicalHost(name: string): string {
  return name.trim().toLowerCase().replace(/\.$/, '');
}
