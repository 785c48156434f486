// Finds import cycles between folders: folders in a cycle cannot be understood or moved alone. dependency-cruiser finds cycles of files;
// here the imports of all files below an entry of a folder count as imports of that entry (a file or a subfolder), and the entries of
// each folder must not import each other in a cycle.

/** A file and the files that it imports, as paths from the root with forward slashes. */
export interface Module {
  readonly source: string;
  readonly imports: readonly string[];
}

export interface FolderCycle {
  /** The folder whose entries form the cycle. */
  readonly folder: string;
  /** The names of those entries, sorted. */
  readonly entries: readonly string[];
  /** One example for each pair of entries: `file imports file`. */
  readonly imports: readonly string[];
}

/** For each entry of one folder, the entries that it imports, each with an example. */
type Graph = Map<string, Map<string, string>>;

export function folderCycles(modules: readonly Module[]): FolderCycle[] {
  const cycles: FolderCycle[] = [];
  for (const [folder, graph] of graphsOf(modules)) {
    for (const entries of cyclesIn(graph)) {
      const imports = entries.flatMap((from) =>
        [...graph.get(from)!].flatMap(([to, example]) => (entries.includes(to) ? [example] : [])),
      );
      cycles.push({ folder, entries, imports });
    }
  }
  const name = ({ folder, entries }: FolderCycle): string => [folder, ...entries].join();
  return cycles.toSorted((a, b) => name(a).localeCompare(name(b)));
}

/** An import belongs to the deepest folder that contains both files. */
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

/** The strongly connected components of more than one entry (Tarjan's algorithm). */
function cyclesIn(graph: Graph): string[][] {
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
    const component = open.splice(open.indexOf(entry));
    if (component.length > 1) found.push(component.toSorted());
  };
  for (const entry of graph.keys()) if (!numbers.has(entry)) visit(entry);
  return found;
}
