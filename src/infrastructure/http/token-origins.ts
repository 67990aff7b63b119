import { parseUrl } from '@livery/contract/shared/parse-url';

/**
 * Decides which addresses may get the access token: those on the origin of a configured service, judged by the resolved
 * address, not by its spelling.
 *
 * @param services addresses of the services; a relative or empty one is on the page's origin
 * @param page any address of the page, such as `https://agency.example/booknow`
 * @rule 10.6
 */
export function tokenOrigins(services: readonly string[], page: string): (address: string) => boolean {
  const originOf = (address: string) => parseUrl(address, page)?.origin ?? 'null';
  return (address) => {
    const origin = originOf(address);
    return origin !== 'null' && services.some((service) => originOf(service) === origin);
  };
}
