/** The cookie that identifies a person. */
const NAME = 'meadhall';
/** As long as browsers allow. */
const MAX_AGE = 400 * 24 * 3600;
/** A longer header is not parsed. */
const MAX_HEADER = 8 * 1024;

export function tokenIn(header: string | undefined): string | undefined {
  if (header === undefined || header.length > MAX_HEADER) return undefined;
  for (const part of header.split(';')) {
    const [name, value] = part.trim().split('=', 2);
    if (name === NAME) return value;
  }
  return undefined;
}

/** Scripts cannot read it, other sites cannot send it along. */
export const cookieFor = (token: string, isSecure: boolean): string =>
  `${NAME}=${token}; Path=/; Max-Age=${MAX_AGE}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
