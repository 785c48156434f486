/** Splits the Markdown of the rules into headings and clauses (list items and table rows that begin with a clause number). */
export type Piece =
  | { readonly kind: 'heading'; readonly level: number; readonly text: string }
  | { readonly kind: 'clause'; readonly id: string; readonly text: string }
  | { readonly kind: 'text'; readonly text: string };

const HEADING = /^(#{1,4}) (.+)$/;
const ITEM = /^- \*\*([A-Z]+-\d+)\*\* (.*)$/;
const ROW = /^\| ([A-Z]+-\d+) \|(.*)\|$/;
const RULER = /^\|[\s:|-]+\|$/;

/** Text without Markdown syntax. */
const plain = (text: string): string =>
  text
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/\*\*([^*]+)\*\*/g, '$1')
    .replace(/`([^`]+)`/g, '$1')
    .trim();

export function clausesIn(markdown: string): Piece[] {
  const pieces: Piece[] = [];
  /** The piece that the next indented line continues. */
  let open: { kind: 'clause' | 'text'; id: string; text: string } | null = null;
  const close = (): void => {
    if (open !== null) {
      const text = plain(open.text);
      pieces.push(open.kind === 'clause' ? { kind: 'clause', id: open.id, text } : { kind: 'text', text });
    }
    open = null;
  };
  for (const line of markdown.split('\n')) {
    const heading = HEADING.exec(line);
    const item = ITEM.exec(line);
    const row = ROW.exec(line);
    if (heading !== null) {
      close();
      pieces.push({ kind: 'heading', level: heading[1]!.length, text: plain(heading[2]!) });
    } else if (item !== null) {
      close();
      open = { kind: 'clause', id: item[1]!, text: item[2]! };
    } else if (row !== null) {
      close();
      const cells = row[2]!.split('|').map((cell) => plain(cell));
      // Subject, question, ruling, basis: the first three are for readers.
      pieces.push({ kind: 'clause', id: row[1]!, text: cells.slice(0, 3).join(' · ') });
    } else if (line.trim() === '') close();
    else if (RULER.test(line)) close();
    else if (open === null) open = { kind: 'text', id: '', text: line.replace(/^[-|] ?/, '') };
    else
      open = {
        ...(open as { kind: 'clause' | 'text'; id: string; text: string }),
        text: `${(open as { text: string }).text} ${line.trim()}`,
      };
  }
  close();
  return pieces;
}

const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[’']/g, "'")
    .toLowerCase();

/** Clauses that hold every word, and the headings above them. Accents and apostrophes do not matter. */
export function found(pieces: readonly Piece[], words: string): Piece[] {
  const wanted = folded(words).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [...pieces];
  const kept: Piece[] = [];
  let heading: Piece | null = null;
  for (const piece of pieces) {
    if (piece.kind === 'heading') {
      heading = piece;
      continue;
    }
    const all = folded(piece.kind === 'clause' ? `${piece.id} ${piece.text}` : piece.text);
    if (!wanted.every((word) => all.includes(word))) continue;
    if (heading !== null) kept.push(heading);
    heading = null;
    kept.push(piece);
  }
  return kept;
}
