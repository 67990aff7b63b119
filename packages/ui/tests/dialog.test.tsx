import { installNativeDialogs } from '@livery/testkit/native-dialogs';
import { Dialog } from '@livery/ui/dialog';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';

beforeAll(installNativeDialogs);

function AddDialog() {
  const [isOpen, setOpen] = useState(true);
  const [isAdded, setAdded] = useState(false);
  if (!isOpen) return null;
  return (
    <Dialog heading="Add" onClose={() => setOpen(false)}>
      <input aria-label="Search" />
      {isAdded ? (
        <p>Added</p>
      ) : (
        <form>
          <input aria-label="Name" />
          <button type="button" onClick={() => setAdded(true)}>
            Save
          </button>
        </form>
      )}
    </Dialog>
  );
}

const dialog = () => screen.queryByRole('dialog');
const enter = (label: string) => fireEvent.input(screen.getByLabelText(label), { target: { value: 'Ana' } });

async function clickBeside() {
  await act(async () => {
    fireEvent.click(screen.getByRole('dialog'));
  });
}

describe('a click beside a dialog', () => {
  it('closes it, also after a search in it', async () => {
    render(<AddDialog />);
    enter('Search');
    await clickBeside();
    expect(dialog()).toBeNull();
  });

  it('loses nothing that was entered into a form: its button closes it', async () => {
    render(<AddDialog />);
    enter('Name');
    expect(screen.getByRole('dialog').getAttribute('closedby')).toBe('closerequest');
    await clickBeside();
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Ana');
    await act(async () => {
      fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'close' }));
    });
    expect(dialog()).toBeNull();
  });

  it('closes it once the form has gone', async () => {
    render(<AddDialog />);
    enter('Name');
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await clickBeside();
    expect(dialog()).toBeNull();
  });
});
