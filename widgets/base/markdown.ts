import { html, type TemplateResult } from 'lit'

/** `**bold**`, `[words](https://…)`. Everything else is text. */
const MARKS = /\*\*(.+?)\*\*|\[([^\]]+)\]\((https?:\/\/[^\s)]+)\)/g

/**
 * Renders a program's text: paragraphs with bold words and links. Unknown markup stays as it was written.
 * It may have another direction than the page.
 */
export function markdown(text: string): TemplateResult[] {
  return text
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim())
    .map((paragraph) => html`<p dir="auto">${inline(paragraph.trim())}</p>`)
}

function inline(text: string): (string | TemplateResult)[] {
  const parts: (string | TemplateResult)[] = []
  let from = 0
  for (const { 0: whole, 1: bold, 2: words, 3: url, index } of text.matchAll(MARKS)) {
    parts.push(text.slice(from, index))
    parts.push(
      bold
        ? html`<strong>${inline(bold)}</strong>`
        : html`<a href=${url!} rel="noopener" target="_blank">${words}</a>`,
    )
    from = index + whole.length
  }
  return [...parts, text.slice(from)]
}
