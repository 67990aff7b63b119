import { Lazy, namedLoader } from '@livery/kit/lazy';
import type { ComponentProps } from 'react';
import type { EditPerson } from './edit-person.tsx';

const loadEditPerson = namedLoader('account/edit-person', () => import('./edit-person.tsx'));

/** The form of a person, loaded when it is opened. */
export function LazyEditPerson(props: ComponentProps<typeof EditPerson>) {
  return (
    <Lazy load={loadEditPerson} waiting={null}>
      {({ EditPerson: Form }) => <Form {...props} />}
    </Lazy>
  );
}
