import { mountApp, type ScreenRemote, type SlotRemote, wireRecord } from '@livery/remote';
import { ClientPicker, ItemActions, ItemTray, MainApp } from './main-app.tsx';
import { withFirstCall } from './with-first-call.ts';

/** It has no messages: each area has its own. */
const mountPage = mountApp(MainApp);

export const mount: ScreenRemote['mount'] = (element, context) => mountPage(element, withFirstCall(context));

export const slots = {
  'clients.picker': mountApp(ClientPicker),
  'item.tray': mountApp(ItemTray),
  'item.actions'(element, context, props) {
    const item = wireRecord(props);
    return mountApp(() => <ItemActions path={item.text('path')} title={item.text('title')} />)(element, context);
  },
} satisfies SlotRemote['slots'];
