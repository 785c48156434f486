// Finds impure code in the rules: they must depend only on state, answer and seed, so that a game can be saved, replayed and
// imagined. The source is searched, because the type checker does not forbid most of this.
import ts from 'typescript';

const FORBIDDEN_NAMES: ReadonlySet<string> = new Set([
  'Date',
  'performance',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'fetch',
  'process',
  'console',
  'globalThis',
  'crypto',
  'Promise',
  'require',
  'eval',
  'Function',
]);

/** One line for each use of the clock, of other randomness, of asynchronous code or of the outside world: `file:line what`. */
export function impurities(fileName: string, sourceText: string): string[] {
  const source = ts.createSourceFile(fileName, sourceText, ts.ScriptTarget.Latest, true);
  const found: string[] = [];

  const report = (position: number, what: string): void => {
    const { line } = source.getLineAndCharacterOfPosition(position);
    found.push(`${fileName}:${line + 1} ${what}`);
  };
  const visit = (node: ts.Node): void => {
    const what = impurity(node);
    if (what !== null) report(node.getStart(source), what);
    ts.forEachChild(node, visit);
  };

  for (const directive of [...source.typeReferenceDirectives, ...source.libReferenceDirectives]) {
    report(directive.pos, `reference to ${directive.fileName}`);
  }
  visit(source);
  return found;
}

function impurity(node: ts.Node): string | null {
  if (ts.isIdentifier(node)) return forbiddenName(node);
  if (node.kind === ts.SyntaxKind.AsyncKeyword) return 'async';
  // Covers `await x`, `for await` and `await using`.
  if (node.kind === ts.SyntaxKind.AwaitKeyword || ts.isAwaitExpression(node)) return 'await';
  if (ts.isMetaProperty(node) && node.keywordToken === ts.SyntaxKind.ImportKeyword) return 'import.meta';
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) return 'import()';
  const module = importedModule(node);
  return module !== null && !/^\.\.?\//.test(module) ? `import of ${module}` : null;
}

function forbiddenName(node: ts.Identifier): string | null {
  if (isMemberName(node)) return null;
  if (node.text === 'Math') return misusedMath(node);
  return FORBIDDEN_NAMES.has(node.text) ? node.text : null;
}

/** Only `Math.x` with an x other than `random` is allowed; through a copy of `Math`, a use of `random` could not be seen. */
function misusedMath(node: ts.Identifier): string | null {
  const use = node.parent;
  if (!ts.isPropertyAccessExpression(use)) return 'Math as a value';
  return use.name.text === 'random' ? 'Math.random' : null;
}

/** Whether it only names a field or method: `card.process` and `{ Date: 1 }` do not use the global of that name. */
function isMemberName(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.name === node;
  if (ts.isQualifiedName(parent)) return parent.right === node;
  if (ts.isBindingElement(parent)) return parent.propertyName === node;
  if (ts.isNamedTupleMember(parent)) return parent.name === node;
  return (
    (ts.isTypeElement(parent) || ts.isClassElement(parent) || ts.isPropertyAssignment(parent)) && parent.name === node
  );
}

function importedModule(node: ts.Node): string | null {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
    return node.moduleSpecifier && ts.isStringLiteral(node.moduleSpecifier) ? node.moduleSpecifier.text : null;
  }
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument) && ts.isStringLiteral(node.argument.literal)) {
    return node.argument.literal.text;
  }
  return null;
}
