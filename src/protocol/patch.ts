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

/**
 * What an object itself holds: `toString` and its like are inherited by all, and are not data. All that is inherited is a function, which
 * data never is, except for `__proto__`; to ask the object each time would take longer than the rest of a comparison.
 */
function own(object: { readonly [key: string]: unknown }, key: string): unknown {
  if (key === '__proto__' && !Object.hasOwn(object, key)) return undefined;
  const value = object[key];
  return typeof value === 'function' ? undefined : value;
}

/** Writes a property as data: an assignment to `__proto__` would change what the object inherits. */
function put(object: Plain, key: string, value: unknown): void {
  if (key === '__proto__')
    Object.defineProperty(object, key, { value, writable: true, enumerable: true, configurable: true });
  else object[key] = value;
}

// ---- Making a patch. This is done for every viewer after every move: keys are walked without making lists of them.

/** About how many characters of JSON the edit takes that was made last. */
interface Weight {
  edit: number;
}

const weightOfKey = (key: string): number => key.length + 4;

/** About how many characters of JSON. Once that is more than `most`, how much more does not matter. */
function weightOf(value: unknown, most = Infinity): number {
  if (typeof value === 'string') return value.length + 2;
  if (typeof value === 'number') return value >= 0 && value < 10 ? 1 : value >= 0 && value < 1000 ? 3 : 8;
  if (!isContainer(value)) return 4;
  let weight = 2;
  if (isList(value)) {
    for (let index = 0; index < value.length && weight <= most; index++)
      weight += weightOf(value[index], most - weight) + 1;
    return weight;
  }
  for (const key in value) {
    if (weight > most) break;
    if (value[key] !== undefined) weight += weightOfKey(key) + weightOf(value[key], most - weight);
  }
  return weight;
}

/** Whether the whole new value is shorter than an edit. It is not if both share a part by identity, which is not worth a look. */
function isShorter(before: Container, after: Container, edit: number): boolean {
  let weight = 4;
  if (isList(after)) {
    for (let index = 0; index < after.length && weight < edit; index++) {
      const value = after[index];
      if (isContainer(value) && value === (before as readonly unknown[])[index]) return false;
      weight += weightOf(value, edit - weight) + 1;
    }
    return weight < edit;
  }
  for (const key in after) {
    if (weight >= edit) break;
    const value = after[key];
    if (value === undefined) continue;
    if (isContainer(value) && value === (before as { readonly [key: string]: unknown })[key]) return false;
    weight += weightOfKey(key) + weightOf(value, edit - weight);
  }
  return weight < edit;
}

function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!isContainer(a) || !isContainer(b)) return false;
  if (isList(a)) {
    if (!isList(b) || a.length !== b.length) return false;
    for (let index = 0; index < a.length; index++) if (!same(a[index], b[index])) return false;
    return true;
  }
  if (isList(b)) return false;
  for (const key in a) if (!same(a[key], own(b, key))) return false;
  for (const key in b) if (b[key] !== undefined && own(a, key) === undefined) return false;
  return true;
}

/** Null if the two are alike. The weight is for the caller to read before it asks again; that of no edit is not set. */
function editOf(before: unknown, after: unknown, depth: number, weight: Weight): Edit | null {
  if (before === after) return null;
  if (isContainer(before) && isContainer(after) && isList(before) === isList(after)) {
    if (depth < MAX_DEPTH) {
      const edit = editOfParts(before, after, depth, weight);
      if (edit === null || !isShorter(before, after, weight.edit)) return edit;
    } else if (same(before, after)) return null;
  }
  weight.edit = weightOf(after) + 2;
  return [after];
}

function editOfParts(before: Container, after: Container, depth: number, weight: Weight): Edit | null {
  if (!isList(before) || !isList(after)) return editOfObject(before as Plain, after as Plain, depth, weight);
  return before.length === after.length
    ? editOfElements(before, after, depth, weight)
    : spliceOf(before, after, weight);
}

function editOfObject(
  before: { readonly [key: string]: unknown },
  after: { readonly [key: string]: unknown },
  depth: number,
  weight: Weight,
): Edit | null {
  let edits: { [key: string]: Edit | 0 } | null = null;
  let total = 2;
  let surplus = 0;
  for (const key in after) {
    const value = after[key];
    if (value === undefined) continue;
    const old = own(before, key);
    if (old !== undefined) surplus--;
    if (old === value) continue;
    const edit = editOf(old, value, depth + 1, weight);
    if (edit === null) continue;
    total += weightOfKey(key) + weight.edit;
    put((edits ??= {}), key, edit);
  }
  for (const key in before) if (before[key] !== undefined) surplus++;
  if (surplus > 0)
    for (const key in before) {
      if (before[key] === undefined || own(after, key) !== undefined) continue;
      total += weightOfKey(key) + 1;
      put((edits ??= {}), key, 0);
    }
  weight.edit = total;
  return edits;
}

/** Of a list that keeps its length. */
function editOfElements(
  before: readonly unknown[],
  after: readonly unknown[],
  depth: number,
  weight: Weight,
): Edit | null {
  let edits: { [index: string]: Edit } | null = null;
  let total = 2;
  for (let index = 0; index < after.length; index++) {
    const old = before[index];
    const value = after[index];
    if (old === value) continue;
    const edit = editOf(old, value, depth + 1, weight);
    if (edit === null) continue;
    total += 6 + weight.edit;
    (edits ??= {})[index] = edit;
  }
  weight.edit = total;
  return edits;
}

/** Of a list that grows or shrinks: what lies between the elements that stay in front and those that stay behind. */
function spliceOf(before: readonly unknown[], after: readonly unknown[], weight: Weight): Edit {
  const shorter = Math.min(before.length, after.length);
  let front = 0;
  while (front < shorter && same(before[front], after[front])) front++;
  let back = 0;
  while (back < shorter - front && same(before[before.length - 1 - back], after[after.length - 1 - back])) back++;
  const inserted = after.slice(front, after.length - back);
  weight.edit = weightOf(inserted) + 7;
  return [front, before.length - back - front, inserted];
}

/** What turns the one into the other. The patch shares parts of `after`. */
export function diff(before: unknown, after: unknown): Patch {
  const edit = editOf(before, after, 0, { edit: 0 });
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
 * The value after the patch; it is not changed itself. Throws a PatchError if the patch does not fit. That the result has the
 * type T is not checked.
 */
export function patched<T>(value: T, patch: Patch): T {
  const edits: unknown = patch;
  if (!isList(edits) || edits.length > 1) fail('a patch is a list of at most one edit');
  return edits.length === 0 ? value : (edited(value, edits[0], 0) as T);
}
