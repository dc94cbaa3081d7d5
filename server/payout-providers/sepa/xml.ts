import { DOMParser, onErrorStopParsing, type Document, type Element } from '@xmldom/xmldom'
import { invalid } from '../../domain/errors.ts'

const MAX_LENGTH = 5_000_000
/** Each becomes an object of the parser's. The report of thousands of transfers has fewer. */
const MAX_TAGS = 60_000
const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  // Some readers take them for ends of lines, and make spaces of them in attributes.
  '\u2028': '&#x2028;',
  '\u2029': '&#x2029;',
}

/** Writes an element around elements, each on lines of its own. */
export function element(name: string, ...children: string[]): string {
  return `<${name}>\n${children.join('')}</${name}>\n`
}

/** Writes an element around text. */
export function text(
  name: string,
  value: string,
  attributes: Readonly<Record<string, string>> = {},
): string {
  const written = Object.entries(attributes).map(([key, word]) => ` ${key}="${escape(word)}"`)
  return `<${name}${written.join('')}>${escape(value)}</${name}>\n`
}

function escape(value: string): string {
  return value.replace(/[&<>"\u2028\u2029]/g, (sign) => ESCAPES[sign]!)
}

/**
 * Parses a document that came from outside: bounded, well-formed, without a DTD and its entities.
 * @throws ApiError
 */
export function parseXml(content: string): Element {
  if (content.length > MAX_LENGTH) {
    throw invalid('content', `The file is larger than ${MAX_LENGTH} characters.`)
  }
  if (hasMoreTags(content, MAX_TAGS)) {
    throw invalid('content', `The file has more than ${MAX_TAGS} tags.`)
  }
  if (/[^\P{Cc}\t\n\r]/u.test(content)) {
    throw invalid('content', 'The file contains characters that aren’t text.')
  }
  if (/<!(DOCTYPE|ENTITY)/i.test(content)) {
    throw invalid(
      'content',
      'The file has a document type declaration, which bank files don’t contain.',
    )
  }
  const root = parsed(content.replace(/^\uFEFF/, '').trim())?.documentElement
  if (root) return root
  throw invalid(
    'content',
    'The file isn’t well-formed XML. Upload the original file from the bank.',
  )
}

function hasMoreTags(content: string, most: number): boolean {
  let count = 0
  for (let at = content.indexOf('<'); at >= 0; at = content.indexOf('<', at + 1)) {
    if (++count > most) return true
  }
  return false
}

function parsed(content: string): Document | null {
  try {
    const options = { onError: onErrorStopParsing, normalizeLineEndings }
    return new DOMParser(options).parseFromString(content, 'text/xml')
  } catch {
    return null
  }
}

/**
 * Normalizes line endings as XML 1.0 does: the parser alone would also make new lines of U+2028 and U+2029,
 * as XML 1.1 does.
 */
function normalizeLineEndings(content: string): string {
  return content.replace(/\r\n?/g, '\n')
}

/** Lists the child elements of a name, whatever prefix stands before it. */
export function childrenOf(parent: Element, name: string): Element[] {
  const found: Element[] = []
  for (let node = parent.firstChild; node; node = node.nextSibling) {
    if (node.nodeType === 1 && (node as Element).localName === name) found.push(node as Element)
  }
  return found
}

/** Returns the text of the first element at the end of a path of names; empty when there is none. */
export function textAt(parent: Element, ...path: string[]): string {
  let node: Element | undefined = parent
  for (const name of path) node = node && childrenOf(node, name)[0]
  let found = ''
  for (let child = node?.firstChild ?? null; child; child = child.nextSibling) {
    if (child.nodeType === 3 || child.nodeType === 4) found += child.nodeValue ?? ''
  }
  return found.trim()
}
