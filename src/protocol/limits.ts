/** What a message may hold. The page reads these too, so that it never sends what would be refused. */
export const MAX_MESSAGE_BYTES = 8 * 1024;
/** In characters, after trimming. */
export const MAX_NAME = 24;
export const MAX_CHAT = 400;
export const MAX_MESSAGE_ID = 40;
/** Of a pick, a seat, a member, a question, a line. */
export const MAX_COUNT = 2 ** 31 - 1;
/** More picks than any question takes. */
export const MAX_PICKS = 100;
/** A wish is an option that is not offered: a flat object with few fields. */
export const MAX_WISH_FIELDS = 12;
export const MAX_WISH_TEXT = 80;
