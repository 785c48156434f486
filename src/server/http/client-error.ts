/** Answers bytes that are not an HTTP request, which no route ever sees, in the same form as every other refusal. */
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { refusal } from '../../kernel/index.ts';

const BAD_REQUEST = 400;
const REQUEST_TIMEOUT = 408;
const HEADERS_TOO_LARGE = 431;
const STATUS: { readonly [code: string]: number } = {
  HPE_HEADER_OVERFLOW: HEADERS_TOO_LARGE,
  ERR_HTTP_REQUEST_TIMEOUT: REQUEST_TIMEOUT,
};

export function answerClientError(error: Error & { readonly code?: string }, socket: Socket): void {
  if (socket.writable && error.code !== 'ECONNRESET') {
    const status = STATUS[error.code ?? ''] ?? BAD_REQUEST;
    const why = status === HEADERS_TOO_LARGE ? 'table.tooLarge' : 'table.badMessage';
    const body = JSON.stringify({ refusal: refusal(why) });
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Connection: close',
      'Cache-Control: no-store',
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  }
  socket.destroy();
}
