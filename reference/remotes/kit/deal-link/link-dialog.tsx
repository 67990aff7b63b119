import { Translations } from '@livery/remote';
import { Dialog } from '@livery/ui/dialog';
import { LinkPanel } from './link-panel.tsx';
import { PROPOSAL_MESSAGES } from './messages.ts';

interface Props {
  readonly heading: string;
  readonly path: string;
  readonly onClose: () => void;
}

const MESSAGE_FILES = [PROPOSAL_MESSAGES];

/** Shows an existing link, so that it can be sent. */
export function LinkDialog({ heading, path, onClose }: Props) {
  return (
    <Translations files={MESSAGE_FILES}>
      <Dialog heading={heading} onClose={onClose}>
        <LinkPanel path={path} />
      </Dialog>
    </Translations>
  );
}
