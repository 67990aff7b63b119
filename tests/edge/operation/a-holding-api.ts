import { aServer } from '../../support/http/test-server.ts';

/** An API without agencies, which responds only when it is released. */
export async function aHoldingApi() {
  const held: (() => void)[] = [];
  let isHeld = true;
  const { url } = await aServer((_, response) => {
    const respond = () => void response.writeHead(404).end();
    if (isHeld) held.push(respond);
    else respond();
  });
  const release = () => {
    isHeld = false;
    for (const respond of held) respond();
  };
  return { url, held, release };
}
