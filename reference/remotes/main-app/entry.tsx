import { mountApp, type SlotRemote, wireRecord } from '@livery/remote';
import { ClientPicker, ItemActions, ItemTray, MainApp } from './main-app.tsx';

/** It has no messages of its own: each area has its own. */
export const mount = mountApp(MainApp);

export const slots = {
  'clients.picker': mountApp(ClientPicker),
  'item.tray': mountApp(ItemTray),
  'item.actions'(element, context, props) {
    const item = wireRecord(props);
    return mountApp(() => <ItemActions path={item.text('path')} title={item.text('title')} />)(element, context);
  },
} satisfies SlotRemote['slots'];
