/**
 * The difference of two JSON values, and its use. A table is sent whole once, then as patches; the page compares by identity what it
 * draws, so a patched value shares with the old one all that the patch does not touch.
 *
 * Values are plain data: a property that is undefined counts as absent. The order of properties means nothing, and a patch does not
 * keep it.
 */
export type Edit =
  /** The value itself, in place of what was there. */
  | readonly [value: unknown]
  /** In a list: this many elements from here on give way to these. */
  | readonly [at: number, removed: number, inserted: readonly unknown[]]
  /** In an object, or in a list that keeps its length: what changes, by property or index; 0 removes a property. */
  | { readonly [key: string]: Edit | 0 };

/** Empty if nothing changed. */
export type Patch = readonly [] | readonly [edit: Edit];

/** A patch that does not fit the value, or is none. */
export class PatchError extends Error {
  override readonly name = 'PatchError';
}

type Container = readonly unknown[] | { readonly [key: string]: unknown };
type Plain = { [key: string]: unknown };

/** Deeper than any table; a patch that goes deeper means to exhaust the stack. */
const MAX_DEPTH = 200;

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null;
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** What an object itself holds: `toString` and its like are inherited by all, and are not data. */
const own = (object: { readonly [key: string]: unknown }, key: string): unknown =>
  Object.hasOwn(object, key) ? object[key] : undefined;

/** Writes a property as data: an assignment to `__proto__` would change what the object inherits. */
function put(object: Plain, key: string, value: unknown): void {
  if (key === '__proto__')
    Object.defineProperty(object, key, { value, writable: true, enumerable: true, configurable: true });
  else object[key] = value;
}

// ---- Making a patch.

/** About how many characters of JSON: what the edit takes, and what the whole new value would take instead. */
interface Weights {
  edit: number;
  whole: number;
}

const weightOfKey = (key: string): number => key.length + 4;

function weightOf(value: unknown): number {
  if (typeof value === 'string') return value.length + 2;
  if (typeof value === 'number') return value >= 0 && value < 10 ? 1 : value >= 0 && value < 1000 ? 3 : 8;
  if (!isContainer(value)) return 4;
  let weight = 2;
  if (isList(value)) for (let index = 0; index < value.length; index++) weight += weightOf(value[index]) + 1;
  else
    for (const key of Object.keys(value))
      if (value[key] !== undefined) weight += weightOfKey(key) + weightOf(value[key]);
  return weight;
}

/** Of a value that is part of both. A part that is shared by identity is not worth a look: whoever holds it is not sent whole. */
const weightOfKept = (before: unknown, after: unknown): number =>
  before === after && isContainer(after) ? Infinity : weightOf(after);

function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!isContainer(a) || !isContainer(b)) return false;
  if (isList(a)) {
    if (!isList(b) || a.length !== b.length) return false;
    for (let index = 0; index < a.length; index++) if (!same(a[index], b[index])) return false;
    return true;
  }
  if (isList(b)) return false;
  for (const key of Object.keys(a)) if (!same(a[key], own(b, key))) return false;
  for (const key of Object.keys(b)) if (b[key] !== undefined && own(a, key) === undefined) return false;
  return true;
}

/** Null if the two are alike. The weights are for the caller to read before it asks again; that of no edit is not set. */
function editOf(before: unknown, after: unknown, depth: number, weights: Weights): Edit | null {
  if (before === after) {
    weights.whole = weightOfKept(before, after);
    return null;
  }
  const edit = depth < MAX_DEPTH ? editOfParts(before, after, depth, weights) : undefined;
  if (edit === undefined) {
    weights.whole = weightOf(after);
    if (depth >= MAX_DEPTH && same(before, after)) return null;
  } else if (edit === null || weights.edit <= weights.whole + 2) return edit;
  weights.edit = weights.whole + 2;
  return [after];
}

/** Undefined if the two cannot have parts in common. */
function editOfParts(before: unknown, after: unknown, depth: number, weights: Weights): Edit | null | undefined {
  if (!isContainer(before) || !isContainer(after)) return undefined;
  if (!isList(before)) return isList(after) ? undefined : editOfObject(before, after, depth, weights);
  if (!isList(after)) return undefined;
  return before.length === after.length
    ? editOfElements(before, after, depth, weights)
    : spliceOf(before, after, weights);
}

function editOfObject(
  before: { readonly [key: string]: unknown },
  after: { readonly [key: string]: unknown },
  depth: number,
  weights: Weights,
): Edit | null {
  let edits: { [key: string]: Edit | 0 } | null = null;
  let edit = 2;
  let whole = 2;
  let kept = 0;
  for (const key of Object.keys(after)) {
    const value = after[key];
    if (value === undefined) continue;
    const old = own(before, key);
    let change: Edit | null;
    if (old === undefined) {
      change = [value];
      weights.whole = weightOf(value);
      weights.edit = weights.whole + 2;
    } else {
      kept++;
      change = editOf(old, value, depth + 1, weights);
    }
    whole += weightOfKey(key) + weights.whole;
    if (change === null) continue;
    edit += weightOfKey(key) + weights.edit;
    put((edits ??= {}), key, change);
  }
  const keys = Object.keys(before);
  if (keys.length !== kept)
    for (const key of keys) {
      if (before[key] === undefined || own(after, key) !== undefined) continue;
      edit += weightOfKey(key) + 1;
      put((edits ??= {}), key, 0);
    }
  weights.edit = edit;
  weights.whole = whole;
  return edits;
}

/** Of a list that keeps its length. */
function editOfElements(
  before: readonly unknown[],
  after: readonly unknown[],
  depth: number,
  weights: Weights,
): Edit | null {
  let edits: { [index: string]: Edit } | null = null;
  let edit = 2;
  let whole = 2;
  for (let index = 0; index < after.length; index++) {
    const change = editOf(before[index], after[index], depth + 1, weights);
    whole += weights.whole + 1;
    if (change === null) continue;
    edit += 6 + weights.edit;
    (edits ??= {})[index] = change;
  }
  weights.edit = edit;
  weights.whole = whole;
  return edits;
}

/** Of a list that grows or shrinks: what lies between the elements that stay in front and those that stay behind. */
function spliceOf(before: readonly unknown[], after: readonly unknown[], weights: Weights): Edit {
  const shorter = Math.min(before.length, after.length);
  let front = 0;
  while (front < shorter && same(before[front], after[front])) front++;
  let back = 0;
  while (back < shorter - front && same(before[before.length - 1 - back], after[after.length - 1 - back])) back++;

  const end = after.length - back;
  let kept = 2;
  for (let index = 0; index < front; index++) kept += weightOfKept(before[index], after[index]) + 1;
  for (let index = end; index < after.length; index++)
    kept += weightOfKept(before[index - after.length + before.length], after[index]) + 1;
  const inserted = after.slice(front, end);
  const weight = weightOf(inserted);
  weights.edit = weight + 7;
  weights.whole = kept + weight;
  return [front, before.length - back - front, inserted];
}

/** What turns the one into the other. The patch shares parts of `after`. */
export function diff(before: unknown, after: unknown): Patch {
  const edit = editOf(before, after, 0, { edit: 0, whole: 0 });
  return edit === null ? [] : [edit];
}

// ---- Using one. Patches come over the wire: whatever they hold, it is looked at before it is believed.

function fail(message: string): never {
  throw new PatchError(message);
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

function edited(value: unknown, edit: unknown, depth: number): unknown {
  if (!isContainer(edit)) fail('an edit is a list or an object');
  if (isList(edit)) {
    if (edit.length === 1) return edit[0];
    if (edit.length === 3) return spliced(value, edit);
    fail(`an edit has 1 or 3 parts, not ${edit.length}`);
  }
  if (!isContainer(value)) fail('only a list or an object has parts to edit');
  if (depth >= MAX_DEPTH) fail('the edit goes too deep');
  return isList(value) ? elementsEdited(value, edit, depth) : propertiesEdited(value, edit, depth);
}

function spliced(value: unknown, [at, removed, inserted]: readonly unknown[]): readonly unknown[] {
  if (!isList(value)) fail('only a list can be spliced');
  if (!isCount(at) || !isCount(removed) || !isList(inserted)) fail('a splice is two counts and a list');
  if (at + removed > value.length) fail('a splice within the list only');
  return value.slice(0, at).concat(inserted, value.slice(at + removed));
}

function elementsEdited(
  list: readonly unknown[],
  edits: { readonly [key: string]: unknown },
  depth: number,
): readonly unknown[] {
  let copy: unknown[] | null = null;
  for (const key of Object.keys(edits)) {
    const index = Number(key);
    if (!isCount(index) || index >= list.length || String(index) !== key)
      fail('an edit of an element that is not there');
    const old = list[index];
    const value = edited(old, edits[key], depth + 1);
    if (value !== old) (copy ??= list.slice())[index] = value;
  }
  return copy ?? list;
}

function propertiesEdited(
  object: { readonly [key: string]: unknown },
  edits: { readonly [key: string]: unknown },
  depth: number,
): { readonly [key: string]: unknown } {
  let copy: Plain | null = null;
  for (const key of Object.keys(edits)) {
    const edit = edits[key];
    const old = own(object, key);
    if (edit === 0) {
      if (old === undefined) fail('a property to remove that is not there');
      copy ??= { ...object };
      delete copy[key];
      continue;
    }
    const value = edited(old, edit, depth + 1);
    if (value !== old) put((copy ??= { ...object }), key, value);
  }
  return copy ?? object;
}

/**
 * The value after the patch; it is not changed itself. Throws a PatchError if the patch does not fit. That the outcome is of the same
 * type is the word of whoever made the patch.
 */
export function patched<T>(value: T, patch: Patch): T {
  const edits: unknown = patch;
  if (!isList(edits) || edits.length > 1) fail('a patch is a list of at most one edit');
  return edits.length === 0 ? value : (edited(value, edits[0], 0) as T);
}
