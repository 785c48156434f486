/** The cookie that identifies a person. */
const NAME = 'meadhall';
/** Browsers take a cookie with this prefix only over https, from the host itself: no other subdomain can plant one. */
const SECURE_NAME = `__Host-${NAME}`;
/** As long as browsers allow. */
const MAX_AGE = 400 * 24 * 3600;
/** A longer header is not parsed. */
const MAX_HEADER = 8 * 1024;

const nameOf = (isSecure: boolean): string => (isSecure ? SECURE_NAME : NAME);

/** `isSecure`: people reach the server by https. */
export function tokenIn(header: string | undefined, isSecure: boolean): string | undefined {
  if (header === undefined || header.length > MAX_HEADER) return undefined;
  for (const part of header.split(';')) {
    const [name, value] = part.trim().split('=', 2);
    if (name === nameOf(isSecure)) return value;
  }
  return undefined;
}

/** Scripts cannot read it, other sites cannot send it along. */
export const cookieFor = (token: string, isSecure: boolean): string => cookie(token, MAX_AGE, isSecure);

/** Removes it from the browser. */
export const noCookie = (isSecure: boolean): string => cookie('', 0, isSecure);

const cookie = (token: string, maxAge: number, isSecure: boolean): string =>
  `${nameOf(isSecure)}=${token}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
