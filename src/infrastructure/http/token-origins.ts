import { parseUrl } from '@livery/contract/shared/parse-url';

/**
 * Decides which addresses may carry the access token: those on the origin of a
 * configured service, judged by the final address and not by how it is written.
 *
 * @param services addresses of the services; one that is relative, or empty, lies on the page's own origin
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
