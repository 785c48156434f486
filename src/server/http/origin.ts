/** Whether a request comes from our own page. */
import type { IncomingHttpHeaders } from 'node:http';

/**
 * A browser says which page it asks for; a foreign page is refused. Programs that are no browsers send no origin and are let in:
 * they could claim any. Without a public address the page's own is the one that the request was sent to, whatever its name in the LAN.
 */
export function isOwnOrigin(headers: IncomingHttpHeaders, publicUrl: URL | null): boolean {
  const { origin, host } = headers;
  if (headers['sec-fetch-site'] === 'cross-site') return false;
  if (origin === undefined) return true;
  if (publicUrl !== null) return origin === publicUrl.origin;
  return host !== undefined && URL.canParse(origin) && new URL(origin).host === host;
}
