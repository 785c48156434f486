/** Answers bytes that are not an HTTP request, which no route ever sees, in the same form as every other refusal. */
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { refusal } from '../../kernel/index.ts';

const BAD_REQUEST = 400;
const HEADERS_TOO_LARGE = 431;

export function answerClientError(error: Error & { readonly code?: string }, socket: Socket): void {
  if (socket.writable && error.code !== 'ECONNRESET') {
    const isTooLarge = error.code === 'HPE_HEADER_OVERFLOW';
    const status = isTooLarge ? HEADERS_TOO_LARGE : BAD_REQUEST;
    const body = JSON.stringify({ refusal: refusal(isTooLarge ? 'table.tooLarge' : 'table.badMessage') });
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Connection: close',
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  }
  socket.destroy();
}
