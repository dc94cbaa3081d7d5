import ts from 'typescript'

/** Takes the white space out of css`…` and html`…` that no reader of the page would see. */
export function squeezeLiterals(code: string, file: string): string {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true)
  const edits: { start: number; end: number; text: string }[] = []
  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit)
    if (!ts.isTaggedTemplateExpression(node) || !ts.isIdentifier(node.tag)) return
    const squeeze = SQUEEZERS[node.tag.text]
    if (!squeeze) return
    const pieces = piecesOf(node.template)
    const kept = squeeze(pieces.map(({ start, end }) => code.slice(start, end)))
    pieces.forEach((piece, at) => edits.push({ ...piece, text: kept[at]! }))
  }
  visit(source)
  return edits
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: by }) => text.slice(0, start) + by + text.slice(end), code)
}

const SQUEEZERS: Record<string, (texts: string[]) => string[]> = {
  css: (texts) => texts.map(squeezeCss),
  html: squeezeMarkup,
  svg: squeezeMarkup,
}

/** Where the texts between the holes stand, without the marks around them. */
function piecesOf(template: ts.TemplateLiteral): { start: number; end: number }[] {
  if (ts.isNoSubstitutionTemplateLiteral(template))
    return [{ start: template.getStart() + 1, end: template.end - 1 }]
  const spans = template.templateSpans.map(({ literal }) => ({
    start: literal.getStart() + 1,
    end: literal.end - (literal.kind === ts.SyntaxKind.TemplateTail ? 1 : 2),
  }))
  return [{ start: template.head.getStart() + 1, end: template.head.end - 2 }, ...spans]
}

/** Quoted texts stay as they are. */
function squeezeCss(text: string): string {
  return text
    .split(/("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')/)
    .map((part, at) => (at % 2 ? part : squeezePlainCss(part)))
    .join('')
}

function squeezePlainCss(text: string): string {
  return text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,>]) ?/g, '$1')
    .replace(/: /g, ':')
    .replace(/;}/g, '}')
    .replace(/(^|[^\d.\w-])0\.(\d)/g, '$1.$2')
}

/**
 * A run of white space becomes one space, which is never taken away: between words it can be seen. Where it
 * is seen as it stands, the whole template stays as it is.
 */
function squeezeMarkup(texts: string[]): string[] {
  if (/<(pre|textarea)\b[^>]*>(?!<\/)/.test(texts.join('\0'))) return texts
  return texts.map((text) => text.replace(/\s+/g, ' ').replace(/" (\/?>)/g, '"$1'))
}
