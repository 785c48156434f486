/** The page's files, read into memory and compressed once at the start. No request reads the disk, so no path can escape the folder. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PAGE } from './page.ts';

const TYPES: { readonly [extension: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
};
/** Compressed already. */
const PRECOMPRESSED = new Set(['.woff2', '.png']);
/** Better than the default by a tenth, and a second is enough for all files. */
const BROTLI_QUALITY = 9;

interface SiteFile {
  readonly type: string;
  readonly tag: string;
  /** Names of files under /assets/ change with their content. */
  readonly isImmutable: boolean;
  readonly plain: Buffer;
  readonly gzip: Buffer | null;
  readonly brotli: Buffer | null;
}

export type Site = ReadonlyMap<string, SiteFile>;

function siteFile(path: string, plain: Buffer): SiteFile {
  const extension = extname(path);
  const isPrecompressed = PRECOMPRESSED.has(extension);
  return {
    type: TYPES[extension] ?? 'application/octet-stream',
    tag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 20)}"`,
    isImmutable: path.startsWith('/assets/'),
    plain,
    gzip: isPrecompressed ? null : gzipSync(plain),
    brotli: isPrecompressed
      ? null
      : brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  };
}

/** Every file of the built page by its path; where it is not built, a page that says so. */
export function readSite(folder: string): Site {
  if (statSync(join(folder, 'index.html'), { throwIfNoEntry: false }) === undefined) {
    return new Map([['/index.html', siteFile('/index.html', Buffer.from(PAGE))]]);
  }
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true });
  return new Map(
    files
      .filter((file) => file.isFile())
      .map((file) => {
        const full = join(file.parentPath, file.name);
        const path = full.slice(folder.length).replaceAll('\\', '/');
        return [path, siteFile(path, readFileSync(full))];
      }),
  );
}

export function sendFile(file: SiteFile, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.type(file.type).header('etag', file.tag).header('vary', 'accept-encoding');
  // Private, because a page may bring a cookie, which a proxy must not hand on to others.
  reply.header('cache-control', file.isImmutable ? 'public, max-age=31536000, immutable' : 'private, no-cache');
  if (request.headers['if-none-match'] === file.tag) return reply.code(304).send();
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (file.brotli !== null && /\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(file.brotli);
  if (file.gzip !== null && /\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(file.gzip);
  return reply.send(file.plain);
}
