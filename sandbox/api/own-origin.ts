/** Where a request reached us, as `http://host:port`: the start of every picture's address. */
export const ownOrigin = ({ url }: Request): string => new URL(url).origin;
