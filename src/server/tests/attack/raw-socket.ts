/** A WebSocket client that writes frames byte by byte and reads only when told to. */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export const OPCODE = { text: 1, ping: 9, pong: 10 } as const;
const MASKED = 0x80;
const FINAL = 0x80;
const MAX_SHORT = 125;

/** A masked frame with a payload of at most 125 bytes. The mask is zero, so that the payload is readable. */
export function shortFrame(opcode: number, payload: Buffer): Buffer {
  if (payload.length > MAX_SHORT) throw new Error('too long for a short frame');
  return Buffer.concat([Buffer.from([FINAL | opcode, MASKED | payload.length, 0, 0, 0, 0]), payload]);
}

export class RawSocket {
  readonly stream: Socket;
  private received = Buffer.alloc(0);
  private look: () => void = () => undefined;

  private constructor(stream: Socket) {
    this.stream = stream;
    stream.on('data', (data) => {
      this.received = Buffer.concat([this.received, data]);
      this.look();
    });
    stream.on('close', () => this.look());
    stream.on('error', () => undefined);
  }

  static async open(port: number): Promise<RawSocket> {
    const stream = connect(port, '127.0.0.1');
    await once(stream, 'connect');
    const socket = new RawSocket(stream);
    const key = randomBytes(16).toString('base64');
    const head = ['GET /live HTTP/1.1', `Host: 127.0.0.1:${port}`, 'Connection: Upgrade', 'Upgrade: websocket'];
    stream.write(`${[...head, 'Sec-WebSocket-Version: 13', `Sec-WebSocket-Key: ${key}`].join('\r\n')}\r\n\r\n`);
    await socket.until((bytes) => bytes.includes('\r\n\r\n'));
    socket.received = Buffer.alloc(0);
    return socket;
  }

  get bytes(): Buffer {
    return this.received;
  }

  /** Resolves when the kernel has taken the bytes, or the connection has ended. */
  write(bytes: Buffer): Promise<void> {
    return new Promise((resolve) => {
      if (this.stream.destroyed) return resolve();
      this.stream.once('close', resolve);
      this.stream.write(bytes, () => {
        this.stream.off('close', resolve);
        resolve();
      });
    });
  }

  /** Resolves when it holds, or the connection has ended. */
  until(holds: (bytes: Buffer) => boolean): Promise<void> {
    return new Promise((resolve) => {
      this.look = () => {
        if (this.stream.destroyed || holds(this.received)) resolve();
      };
      this.look();
    });
  }

  close(): void {
    this.stream.destroy();
  }
}

/** The frames of a server, whose frames are not masked. An incomplete last frame is left out. */
export function framesIn(bytes: Buffer): { readonly opcode: number; readonly payload: Buffer }[] {
  const frames = [];
  for (let at = 0; at + 2 <= bytes.length;) {
    const short = bytes[at + 1]!;
    const [head, length] =
      short <= MAX_SHORT ? [2, short] : [4, at + 4 <= bytes.length ? bytes.readUInt16BE(at + 2) : Infinity];
    if (at + head + length > bytes.length) break;
    frames.push({ opcode: bytes[at]! & 0xf, payload: bytes.subarray(at + head, at + head + length) });
    at += head + length;
  }
  return frames;
}
