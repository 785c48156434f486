/** Schemas of what a client may send. The sender is known from the connection; no message names it. */
import * as z from 'zod';
import { MAX_CHAT, MAX_COUNT, MAX_MESSAGE_ID, MAX_PICKS, MAX_WISH_FIELDS, MAX_WISH_TEXT, MAX_NAME } from './limits.ts';
import { BOT_LEVELS, BOT_PACES, PACES, type TableSettings } from './table.ts';

const count = z.int().min(0).max(MAX_COUNT);
const id = z.string().min(1).max(MAX_MESSAGE_ID);
const word = z.string().min(1).max(MAX_WISH_TEXT);
/** Drawn by the person's browser: 16 to 32 whole bytes, in hexadecimal digits. Half a byte would leave a choice: its hash ignores it. */
export const nonce = z.string().regex(/^(?:[0-9a-f]{2}){16,32}$/);
/** SHA-256 of a nonce's bytes, in hexadecimal digits. */
export const commitment = z.string().regex(/^[0-9a-f]{64}$/);
export const tableId = z.string().regex(/^[0-9a-hjkmnp-tv-z]{12}$/);

const scalar = z.union([z.boolean(), z.number(), z.string().max(MAX_WISH_TEXT), z.null()]);
const fewFields = (value: object): boolean => Object.keys(value).length <= MAX_WISH_FIELDS;
const wish = z
  .record(z.string().max(MAX_WISH_TEXT), z.union([scalar, z.array(scalar).max(MAX_PICKS)]))
  .refine(fewFields);
/** The kernel says what is wrong with a value; here only shape and size. */
const options = z
  .record(z.string().max(MAX_WISH_TEXT), z.union([z.boolean(), word, z.array(word).max(MAX_WISH_FIELDS)]))
  .refine((value) => Object.keys(value).length <= 40);

/** What the client has: the mark of its welcome, the number of its last message, and of the last line of the story. */
const have = { n: count, line: count, mark: z.string().max(MAX_MESSAGE_ID) };

export const hello = z.strictObject({
  t: z.literal('hello'),
  version: count,
  table: tableId,
  have: z.strictObject(have).optional(),
  commitment: commitment.optional(),
});

/** What every version's hello has. */
export const helloOfAnyVersion = z.object({ t: z.literal('hello'), version: count, table: tableId });

const settings = {
  open: z.boolean().optional(),
  watch: z.boolean().optional(),
  pace: z.enum(PACES).optional(),
  botPace: z.enum(BOT_PACES).optional(),
} satisfies { readonly [setting in keyof TableSettings]: z.ZodType<TableSettings[setting] | undefined> };

/** Each has an id chosen by the client: a command sent twice is carried out once. */
export const command = z.discriminatedUnion('t', [
  // The game.
  z.strictObject({ t: z.literal('answer'), id, question: count, picks: z.array(count).max(MAX_PICKS) }),
  z.strictObject({ t: z.literal('takeBack'), id, question: count }),
  z.strictObject({ t: z.literal('undo'), id, question: count }),
  z.strictObject({ t: z.literal('confirms'), id, wanted: z.boolean() }),
  // Gathering.
  z.strictObject({ t: z.literal('sit'), id, seat: count }),
  z.strictObject({ t: z.literal('stand'), id }),
  z.strictObject({ t: z.literal('wish'), id, seat: count, option: word, value: word.nullable() }),
  z.strictObject({ t: z.literal('seatBot'), id, seat: count, level: z.enum(BOT_LEVELS) }),
  z.strictObject({ t: z.literal('clearSeat'), id, seat: count }),
  z.strictObject({ t: z.literal('swap'), id, a: count, b: count }),
  z.strictObject({ t: z.literal('settings'), id, seats: count.optional(), options: options.optional(), ...settings }),
  z.strictObject({ t: z.literal('start'), id }),
  z.strictObject({ t: z.literal('reveal'), id, nonce }),
  // People.
  z.strictObject({ t: z.literal('leave'), id }),
  z.strictObject({ t: z.literal('kick'), id, member: count }),
  z.strictObject({ t: z.literal('mute'), id, member: count, muted: z.boolean() }),
  z.strictObject({ t: z.literal('giveHost'), id, member: count }),
  z.strictObject({ t: z.literal('chat'), id, text: z.string().min(1).max(MAX_CHAT) }),
  // In mid-game and after.
  z.strictObject({ t: z.literal('standIn'), id, seat: count }),
  z.strictObject({ t: z.literal('comeBack'), id }),
  z.strictObject({ t: z.literal('resign'), id }),
  z.strictObject({ t: z.literal('abandon'), id, agree: z.boolean() }),
  z.strictObject({ t: z.literal('stepBack'), id }),
  z.strictObject({ t: z.literal('rematch'), id }),
  z.strictObject({ t: z.literal('remove'), id }),
]);

export const request = z.union([
  command,
  hello,
  z.strictObject({ t: z.literal('have'), ...have }),
  // The part of the story that ends before this line.
  z.strictObject({ t: z.literal('story'), before: count }),
  z.strictObject({ t: z.literal('whyNot'), id, wish }),
  z.strictObject({ t: z.literal('ping') }),
]);

export type Command = z.infer<typeof command>;
export type CommandType = Command['t'];
export type CommandOf<T extends CommandType> = Extract<Command, { readonly t: T }>;
export type Hello = z.infer<typeof hello>;
export type Request = z.infer<typeof request>;
export const COMMANDS: readonly CommandType[] = command.options.map((option) => option.shape.t.value);

// The bodies of the HTTP interface.

/** Characters without a glyph that are no spaces: joiners, fillers, variation selectors, the blank of Braille. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;
const SPACES = /[\p{C}\p{Z}]+/gu;
/** Marks above and below letters, beyond the two that languages need. */
const EXCESSIVE_MARKS = /(?<=\p{M}{2})\p{M}+|^\p{M}+/gu;

const cleanName = (text: string): string =>
  text
    .replace(INVISIBLE, '')
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .replace(SPACES, ' ')
    .trim()
    .replace(EXCESSIVE_MARKS, '')
    .trim();

/** Normalised, without directions and other controls, and with something to see. */
export const name = z
  .string()
  .max(MAX_NAME * 4)
  .transform(cleanName)
  .refine((text) => text.length > 0 && [...text].length <= MAX_NAME);

export const newTable = z.strictObject({
  game: word,
  seats: count,
  options: options.optional(),
  /** Bots of this level in all seats but the first; the game begins when its host comes to the table. */
  bots: z.enum(BOT_LEVELS).optional(),
  ...settings,
});
export type NewTable = z.infer<typeof newTable>;

/** The practice game of a game: seats, options and bots are as it was prepared. */
export const newPractice = z.strictObject({
  game: word,
  practice: z.literal(true),
  botPace: z.enum(BOT_PACES).optional(),
});
export type NewPractice = z.infer<typeof newPractice>;

export const rename = z.strictObject({ name });
export const device = z.strictObject({ code: z.string().min(4).max(20) });
