import ts from 'typescript'

const { SyntaxKind: Kind } = ts

/** What sandboxed JavaScript leaves out of the language, as far as somebody may write it by habit. */
const FORBIDDEN: Partial<Record<ts.SyntaxKind, string>> = {
  [Kind.AwaitExpression]: 'await',
  [Kind.ClassDeclaration]: 'class',
  [Kind.ClassExpression]: 'class',
  [Kind.ForInStatement]: 'for … in',
  [Kind.ForOfStatement]: 'for … of',
  [Kind.NewExpression]: 'new',
  [Kind.NoSubstitutionTemplateLiteral]: 'a template literal',
  [Kind.ObjectBindingPattern]: 'destructuring',
  [Kind.ArrayBindingPattern]: 'destructuring',
  [Kind.QuestionDotToken]: '?.',
  [Kind.QuestionQuestionToken]: '??',
  [Kind.RegularExpressionLiteral]: 'a regular expression',
  [Kind.ShorthandPropertyAssignment]: 'a shorthand property',
  [Kind.SpreadAssignment]: 'spread',
  [Kind.SpreadElement]: 'spread',
  [Kind.TemplateExpression]: 'a template literal',
  [Kind.ThisKeyword]: 'this',
  [Kind.ThrowStatement]: 'throw',
  [Kind.TryStatement]: 'try',
  [Kind.TypeOfExpression]: 'typeof',
}
/** What template code is given besides its own names. */
const GIVEN = new Set(['require', 'data', 'undefined'])

/** Lists what template code uses that the sandbox does not have: parts of the language, and globals. */
export function checkSyntax(code: string): string[] {
  // Template code is the body of a function: it may return.
  const file = ts.createSourceFile('template.js', code, ts.ScriptTarget.Latest, true)
  const nodes = [...nodesIn(file)]
  const declared = new Set(
    nodes.flatMap((node) =>
      (ts.isVariableDeclaration(node) || ts.isParameter(node) || ts.isFunctionDeclaration(node)) &&
      node.name &&
      ts.isIdentifier(node.name)
        ? [node.name.text]
        : [],
    ),
  )
  return nodes.flatMap((node) => {
    const what = FORBIDDEN[node.kind]
    if (what !== undefined) return [`${what}: ${node.getText().slice(0, 60)}`]
    if (!ts.isIdentifier(node) || isPropertyName(node)) return []
    return declared.has(node.text) || GIVEN.has(node.text) ? [] : [`the global ${node.text}`]
  })
}

function isPropertyName(node: ts.Identifier): boolean {
  const { parent } = node
  return (
    (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
    (ts.isPropertyAssignment(parent) && parent.name === node)
  )
}

function* nodesIn(node: ts.Node): Generator<ts.Node> {
  yield node
  for (const child of node.getChildren()) yield* nodesIn(child)
}
