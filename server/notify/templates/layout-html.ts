import { colorsOf, type Brand } from './brand.ts'
import type { FormattedBlock, FormattedFact, FormattedLetter } from './letter.ts'
import { isWebAddress, printable } from './printable.ts'

const FONT = 'font-family:-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif'
const STYLE = `
  @media (prefers-color-scheme: dark) {
    .paper { background: #16181d !important; }
    .sheet { background: #1f2229 !important; }
    .ink, .ink a { color: #f1f3f5 !important; }
    .soft, .soft a { color: #a8b0bb !important; }
    .line { border-color: #3a3f4a !important; }
  }
  @media (max-width: 480px) { .sheet { padding: 24px 20px !important; } }`

/**
 * Renders the letter with the program's branding: tables and inline styles, since mail clients support
 * little else.
 */
export function htmlOf(brand: Brand, letter: FormattedLetter): string {
  const { language, direction, subject, preheader, heading, blocks } = letter
  const body = blocks.map((block) => htmlBlock(brand, letter, block)).join('\n')
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title>
<style>${STYLE}
</style>
</head>
<body class="paper" style="margin:0;padding:0;background:#f3f4f6">
<div style="display:none;max-height:0;overflow:hidden">${escaped(preheader)}</div>
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" dir="${direction}" style="background:#f3f4f6"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px">
<tr><td class="ink" style="padding:0 4px 16px;${FONT};font-size:16px;line-height:24px;font-weight:600;color:#15181e">${mark(brand, letter)}</td></tr>
<tr><td class="sheet" style="padding:32px;background:#ffffff;border-top:4px solid ${colorsOf(brand).background};border-radius:12px">
<h1 class="ink" dir="${direction}" style="margin:0 0 16px;${FONT};font-size:22px;line-height:30px;font-weight:600;color:#15181e">${escaped(heading)}</h1>
${body}
</td></tr>
<tr><td class="soft" style="padding:20px 4px;${FONT};font-size:13px;line-height:20px;color:#59606b">${footer(brand, letter)}</td></tr>
</table>
</td></tr></table>
</body>
</html>`
}

function mark(brand: Brand, { program }: FormattedLetter): string {
  const name = escaped(program)
  if (!isWebAddress(brand.logo)) return `<span dir="auto">${name}</span>`
  return `<img src="${address(brand.logo)}" alt="${name}" height="32" style="display:block;height:32px;max-width:220px;border:0">`
}

function htmlBlock(brand: Brand, { direction }: FormattedLetter, block: FormattedBlock): string {
  switch (block.kind) {
    case 'text':
      return `<p class="ink" dir="${direction}" style="margin:0 0 16px;${FONT};font-size:16px;line-height:26px;color:#15181e">${escaped(block.text)}</p>`
    case 'code':
      return `<p class="ink" dir="ltr" style="margin:0 0 20px;${FONT};font-size:30px;line-height:38px;font-weight:600;letter-spacing:6px;color:#15181e">${escaped(block.text)}</p>`
    case 'quote':
      return `<p class="paper soft" dir="auto" style="margin:0 0 16px;padding:12px 16px;background:#f3f4f6;border-radius:8px;${FONT};font-size:16px;line-height:26px;color:#59606b">${escaped(block.text).replaceAll('\n', '<br>')}</p>`
    case 'facts':
      return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px">
${block.facts.map((fact) => row(fact, direction)).join('\n')}
</table>`
    case 'button': {
      const { background, text } = colorsOf(brand)
      const url = isWebAddress(block.url) ? address(block.url) : '#'
      return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 20px"><tr><td bgcolor="${background}" style="border-radius:8px;background:${background}"><a href="${url}" style="display:inline-block;padding:12px 22px;${FONT};font-size:16px;line-height:22px;font-weight:600;color:${text};text-decoration:none;border-radius:8px">${escaped(block.label)}</a></td></tr></table>
<p class="soft" dir="${direction}" style="margin:0 0 16px;${FONT};font-size:13px;line-height:20px;color:#59606b;word-break:break-all">${escaped(block.hint)} <a href="${url}" dir="ltr" style="color:#59606b">${address(block.url)}</a></p>`
    }
  }
}

/** Renders a row. Mail clients know `left` and `right`, not `start` and `end`. */
function row({ label, value }: FormattedFact, direction: 'ltr' | 'rtl'): string {
  const [start, end] = direction === 'ltr' ? ['left', 'right'] : ['right', 'left']
  const cell = `class="line" style="padding:10px 0;border-bottom:1px solid #e3e6ea;${FONT};font-size:15px;line-height:22px`
  return `<tr><td ${cell};padding-${end}:16px" valign="top" align="${start}"><span class="soft" style="color:#59606b">${escaped(label)}</span></td><td ${cell}" valign="top" align="${end}"><span class="ink" dir="auto" style="color:#15181e;font-weight:600">${escaped(value)}</span></td></tr>`
}

function footer(brand: Brand, { program, reason, help, unsubscribe }: FormattedLetter): string {
  const link = (href: string, text: string) =>
    `<a href="${address(href)}" style="color:#59606b">${escaped(text)}</a>`
  const ways = [
    brand.supportEmail ? link(`mailto:${brand.supportEmail}`, printable(brand.supportEmail)) : '',
    isWebAddress(brand.helpUrl) ? link(brand.helpUrl, help) : '',
    unsubscribe ? link(unsubscribe.value, unsubscribe.label) : '',
  ].filter((part) => part !== '')
  return `<span dir="auto">${escaped(program)}</span>. ${escaped(reason)}<br>${ways.join(' · ')}`
}

function address(url: string): string {
  return escaped(printable(url))
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes text for HTML, between tags and inside quotes. Bidi marks in it are our own by now. */
function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign]!)
}
