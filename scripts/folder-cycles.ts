// Folders that import each other in a circle, directly or by way of others, cannot be understood or moved alone. Files
// are looked at by dependency-cruiser; this looks at what they add up to: the entries of a folder, files and folders,
// must import each other in one direction only.

/** A file and the files that it imports, as paths from the root with forward slashes. */
export interface Module {
  readonly source: string;
  readonly imports: readonly string[];
}

export interface FolderCycle {
  /** The folder whose entries form it. */
  readonly folder: string;
  /** Names of those entries, in order. */
  readonly entries: readonly string[];
  /** One import for each pair of entries: `file imports file`. */
  readonly imports: readonly string[];
}

/** By entry of one folder: the entries that it imports, each with an import that shows it. */
type Graph = Map<string, Map<string, string>>;

export function folderCycles(modules: readonly Module[]): FolderCycle[] {
  const cycles: FolderCycle[] = [];
  for (const [folder, graph] of graphsOf(modules)) {
    for (const entries of circles(graph)) {
      const imports = entries.flatMap((from) =>
        [...graph.get(from)!].flatMap(([to, example]) => (entries.includes(to) ? [example] : [])),
      );
      cycles.push({ folder, entries, imports });
    }
  }
  const name = ({ folder, entries }: FolderCycle): string => [folder, ...entries].join();
  return cycles.toSorted((a, b) => name(a).localeCompare(name(b)));
}

/** An import counts in the folder where the paths of the two files part. */
function graphsOf(modules: readonly Module[]): Map<string, Graph> {
  const graphs = new Map<string, Graph>();
  for (const { source, imports } of modules) {
    for (const target of imports) {
      const [from, to] = [source.split('/'), target.split('/')];
      const depth = from.findIndex((name, index) => name !== to[index]);
      if (depth === -1) continue;
      const folder = from.slice(0, depth).join('/');
      const graph = graphs.get(folder) ?? new Map<string, Map<string, string>>();
      graphs.set(folder, graph);
      for (const entry of [from[depth]!, to[depth]!]) if (!graph.has(entry)) graph.set(entry, new Map());
      const imported = graph.get(from[depth]!)!;
      if (!imported.has(to[depth]!)) imported.set(to[depth]!, `${source} imports ${target}`);
    }
  }
  return graphs;
}

/** The strongly connected parts of more than one entry (Tarjan's algorithm). */
function circles(graph: Graph): string[][] {
  const found: string[][] = [];
  const numbers = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const visit = (entry: string): void => {
    numbers.set(entry, numbers.size);
    lowest.set(entry, numbers.get(entry)!);
    open.push(entry);
    for (const next of graph.get(entry)!.keys()) {
      if (!numbers.has(next)) visit(next);
      if (open.includes(next)) lowest.set(entry, Math.min(lowest.get(entry)!, lowest.get(next)!));
    }
    if (lowest.get(entry) !== numbers.get(entry)) return;
    const circle = open.splice(open.indexOf(entry));
    if (circle.length > 1) found.push(circle.toSorted());
  };
  for (const entry of graph.keys()) if (!numbers.has(entry)) visit(entry);
  return found;
}
