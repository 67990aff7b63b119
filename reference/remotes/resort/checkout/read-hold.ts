import { parseHold } from '@livery/contract/wire/hold-wire';
import { responseReader } from '@livery/remote';

export const readHold = responseReader(parseHold);
