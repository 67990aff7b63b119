import { addressWith } from '../../../kit/navigation/address-query.ts';
import { Redirect } from '../../../kit/navigation/routes.tsx';

/** `/url/{id}`: a deal link in short. */
export function ShortLink({ id }: { readonly id: string }) {
  return <Redirect to={addressWith('/deal-link', { dealLinkId: id })} />;
}
