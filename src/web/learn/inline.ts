/** A line of text in pieces that can be drawn: bold words, tags, and links to clauses. */
export interface Inline {
  readonly kind: 'text' | 'bold' | 'tag' | 'clause';
  readonly text: string;
}

const LINK = /\[([^\]]+)\]\([^)]*\)/g;
/** Bold words, words in code marks (in bold or not), and ids of clauses. */
const SIGNS = /\*\*`([^`]+)`\*\*|\*\*([^*]+)\*\*|`([^`]+)`|\b([A-Z]{2,}-\d+)\b/g;

/** `isClause`: whether a clause of that id can be opened; others stay plain words. */
export function inlineOf(text: string, isClause: (id: string) => boolean = () => false): Inline[] {
  const plain = text.replace(LINK, '$1');
  const pieces: Inline[] = [];
  const add = (kind: Inline['kind'], words: string): void => {
    if (words !== '') pieces.push({ kind, text: words });
  };
  let from = 0;
  for (const match of plain.matchAll(SIGNS)) {
    add('text', plain.slice(from, match.index));
    const [whole, boldTag, bold, tag, id] = match;
    if (id !== undefined) add(isClause(id) ? 'clause' : 'text', id);
    else if (bold !== undefined) add('bold', bold);
    else add('tag', boldTag ?? tag ?? whole);
    from = match.index + whole.length;
  }
  add('text', plain.slice(from));
  return pieces;
}
