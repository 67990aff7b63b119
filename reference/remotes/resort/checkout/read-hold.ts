import { parseHold } from '@livery/contract/wire/hold-wire';
import { readWith } from '@livery/remote';

export const readHold = readWith(parseHold);
