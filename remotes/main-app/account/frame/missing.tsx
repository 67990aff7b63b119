import { SearchX } from 'lucide-react';
import { ButtonLink } from '../../../kit/buttons/button-link.tsx';
import { MessageState } from '../../../kit/states/message-state.tsx';

interface Props {
  readonly heading: string;
  /** Back to where there are others. */
  readonly to: string;
  readonly action: string;
}

/** There is no such booking, client and the like. */
export function Missing({ heading, to, action }: Props) {
  return (
    <MessageState
      icon={SearchX}
      heading={heading}
      actions={
        <ButtonLink look="primary" to={to}>
          {action}
        </ButtonLink>
      }
    />
  );
}
