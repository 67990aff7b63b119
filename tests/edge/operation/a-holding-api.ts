import { aServer } from '../../support/http/test-server.ts';

/** An API without agencies, which responds only when it is released. */
export async function aHoldingApi() {
  const heldCalls: (() => void)[] = [];
  let isHeld = true;
  const { url } = await aServer((_, response) => {
    const respond = () => void response.writeHead(404).end();
    if (isHeld) heldCalls.push(respond);
    else respond();
  });
  const release = () => {
    isHeld = false;
    for (const respond of heldCalls) respond();
  };
  return { url, held: heldCalls, release };
}
