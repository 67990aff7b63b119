import { useState } from 'react';
import { TextField } from '../../../kit/forms/text-field.tsx';
import { useAddressQuery } from '../../../kit/navigation/address-query.ts';

/** Searches the list of the page; what is searched for stands in the address as `q`. */
export function SearchBox({ label }: { readonly label: string }) {
  const { read, change } = useAddressQuery();
  const [text, setText] = useState(read('q'));
  return <TextField label={label} type="search" value={text} onChange={typed} />;

  function typed(value: string) {
    setText(value);
    change({ q: value.trim(), page: null });
  }
}
