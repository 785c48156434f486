import ts from 'typescript';

export interface TestName {
  /** `file:line` of the call. */
  readonly place: string;
  readonly name: string;
  /** Whether the name is a string literal and the test always runs exactly once: not skipped, not in a loop, a branch or a helper. */
  readonly counts: boolean;
}

/** Every test of a file with its name. A name that is not a string literal is given as source text, and does not count. */
export function testNames(fileName: string, sourceText: string): TestName[] {
  const source = ts.createSourceFile(fileName, sourceText, ts.ScriptTarget.Latest, true);
  const names: TestName[] = [];

  const visit = (node: ts.Node): void => {
    const call = ts.isCallExpression(node) && calledFunction(node);
    if (call && (call.name === 'test' || call.name === 'it')) {
      const title = node.arguments[0];
      if (title !== undefined) {
        const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
        const isWrittenOut = ts.isStringLiteralLike(title);
        names.push({
          place: `${fileName}:${line + 1}`,
          name: isWrittenOut ? title.text : title.getText(source),
          counts: isWrittenOut && call.isPlain && runsOnce(node),
        });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}

/** The function at the root of `test(…)`, `test.skip(…)` or `test.each(…)(…)`; plain if it is called directly. */
export function calledFunction(call: ts.CallExpression): { name: string; isPlain: boolean } | null {
  let callee: ts.Expression = call.expression;
  const isPlain = ts.isIdentifier(callee);
  while (
    ts.isCallExpression(callee) ||
    ts.isPropertyAccessExpression(callee) ||
    ts.isTaggedTemplateExpression(callee)
  ) {
    callee = ts.isTaggedTemplateExpression(callee) ? callee.tag : callee.expression;
  }
  return ts.isIdentifier(callee) ? { name: callee.text, isPlain } : null;
}

/** Whether the call is a statement at the top level of the file or directly inside plain `describe` blocks. */
function runsOnce(call: ts.Node): boolean {
  const statement = call.parent;
  if (!ts.isExpressionStatement(statement)) return false;
  const block = statement.parent;
  if (ts.isSourceFile(block)) return true;
  const callback = block.parent;
  if (!ts.isBlock(block) || !(ts.isArrowFunction(callback) || ts.isFunctionExpression(callback))) return false;
  const group = callback.parent;
  if (!ts.isCallExpression(group) || !ts.isIdentifier(group.expression)) return false;
  return group.expression.text === 'describe' && runsOnce(group);
}
