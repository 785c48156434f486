/** What a first visit costs: the bytes that a browser with nothing in its cache receives, counted on the wire. */
import type { BrowserContext } from 'playwright-core';

/** Bytes on the wire, headers included, by kind of file; `live` is what came through the socket. */
export type Bytes = Record<string, number>;

/** `settled`: a selector of what is drawn last. */
export async function firstVisit(context: BrowserContext, url: string, settled: string): Promise<Bytes> {
  const page = await context.newPage();
  const wire = await context.newCDPSession(page);
  const kinds = new Map<string, string>();
  const bytes: Bytes = {};
  wire.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type.toLowerCase()));
  wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'other';
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
  });
  wire.on('Network.webSocketFrameReceived', ({ response }) => {
    bytes['live'] = (bytes['live'] ?? 0) + Buffer.byteLength(response.payloadData);
  });
  await wire.send('Network.enable');
  await wire.send('Network.setCacheDisabled', { cacheDisabled: true });
  await page.goto(url);
  await page.locator(settled).first().waitFor();
  // Parts that are loaded later, and fonts, which come when the first words in them are drawn.
  await page.waitForLoadState('networkidle');
  await page.evaluate('document.fonts.ready');
  await page.waitForLoadState('networkidle');
  await page.close();
  return bytes;
}
