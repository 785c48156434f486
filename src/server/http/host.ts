/** Whether a request was sent to a name of this server, so that no other site can be made to stand for it (DNS rebinding). */
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/** Names that public DNS never resolves. */
const LOCAL_NAME = /(?:^|\.)(?:localhost|local|lan|home|internal|home\.arpa)$/;

const PRIVATE = [
  /^(?:::ffff:)?(?:127|10)\./i,
  /^(?:::ffff:)?192\.168\./i,
  /^(?:::ffff:)?172\.(?:1[6-9]|2\d|3[01])\./i,
  /^(?:::ffff:)?169\.254\./i,
  /^(?:::ffff:)?100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\./i,
  /^::1$/,
  /^f[cd][0-9a-f]{2}:/i,
  /^fe[89ab][0-9a-f]:/i,
];

/** Without the port, in lower case; null if it is no name. */
export function hostNameIn(header: string | undefined): string | null {
  const [, bracketed, name] = /^(?:\[([0-9a-f:.]+)\]|([a-z0-9._-]+))(?::\d{1,5})?$/i.exec(header ?? '') ?? [];
  return (bracketed ?? name)?.toLowerCase() ?? null;
}

const isPrivate = (address: string): boolean => PRIVATE.some((range) => range.test(address));

/** Names by which the machine itself and its network reach a server: no site on the internet can have one of them. */
const isLocalName = (name: string): boolean => isIP(name) !== 0 || !name.includes('.') || LOCAL_NAME.test(name);

/**
 * With a public address its name alone is right, and `localhost` from the machine itself. Without one, any name is right on a public
 * address; on a private one only those that public DNS cannot point there.
 */
export function isOwnHost(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  publicUrl: URL | null,
): boolean {
  const name = hostNameIn(headers.host);
  // HTTP/1.0, as monitors speak it, needs no host; browsers always send one.
  if (headers.host === undefined) return true;
  if (name === null) return false;
  const { localAddress = '', remoteAddress = '' } = socket;
  if (publicUrl !== null) {
    const isOwn = name === publicUrl.hostname.replace(/^\[|\]$/g, '').toLowerCase();
    return isOwn || (isPrivate(remoteAddress) && (isIP(name) !== 0 || name === 'localhost'));
  }
  return !isPrivate(localAddress) || isLocalName(name);
}
