import type { MarkdownOptions } from 'vitepress'

type Transformer = NonNullable<MarkdownOptions['codeTransformers']>[number]

/** What each colour of the theme `github-light` stands for; `theme/style.css` has one for light and dark. */
const ROLES: Readonly<Record<string, string>> = {
  '#24292e': 'text',
  '#6a737d': 'comment',
  '#d73a49': 'keyword',
  '#032f62': 'string',
  '#005cc5': 'constant',
  '#6f42c1': 'function',
  '#22863a': 'tag',
  '#e36209': 'variable',
  '#b31d28': 'invalid',
}

/** Names colours by classes: a page without style attributes needs no exception from its policy. */
export const codeColors: Transformer = {
  name: 'code-colors',
  pre(node) {
    delete node.properties['style']
  },
  span(node) {
    const style = String(node.properties['style'] ?? '')
    delete node.properties['style']
    const color = /(?:^|;)color:(#\w+)/.exec(style)?.[1]?.toLowerCase()
    if (!color) return
    const role = ROLES[color]
    if (!role) throw new Error(`The colour ${color} of code has no role.`)
    if (role !== 'text') this.addClassToHast(node, `code-${role}`)
  },
}
