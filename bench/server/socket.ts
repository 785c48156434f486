/** A socket that hands over texts; that it breaks in mid-benchmark ends the benchmark. */
import { WebSocket } from 'ws';

export async function openSocket(
  url: string,
  received: (text: string, socket: WebSocket) => void,
  headers: { readonly [name: string]: string } = {},
): Promise<WebSocket> {
  const socket = new WebSocket(url, { headers, perMessageDeflate: false });
  socket.on('message', (data) => received((data as Buffer).toString('utf8'), socket));
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  return socket;
}

export async function post(url: string, body: object, cookie?: string): Promise<Record<string, string>> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(cookie === undefined ? {} : { cookie }) },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return (await response.json()) as Record<string, string>;
}
