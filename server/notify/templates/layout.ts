import { colorsOf, type Brand } from './brand.ts'

/** What a template says; `layout` makes both versions of it, so that they never differ. */
export interface Letter {
  subject: string
  /** The line that mail programs show behind the subject. */
  preheader: string
  heading: string
  blocks: readonly Block[]
  /** Why the reader gets this. */
  reason: string
  unsubscribeUrl?: string | undefined
}

export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'facts'; facts: readonly (readonly [label: string, value: string])[] }
  | { kind: 'button'; label: string; url: string }
  /** Somebody's own words, set apart. */
  | { kind: 'quote'; text: string }

export interface MailText {
  subject: string
  preheader: string
  html: string
  text: string
}

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

/** The letter in the program's dress: tables and inline styles, since mail programs take little else. */
export function layout(brand: Brand, letter: Letter): MailText {
  const clean = { ...letter, subject: oneLine(letter.subject).slice(0, 200) }
  return {
    subject: clean.subject,
    preheader: oneLine(letter.preheader),
    html: htmlOf(brand, clean),
    text: textOf(brand, clean),
  }
}

function htmlOf(brand: Brand, letter: Letter): string {
  const body = letter.blocks.map((block) => htmlBlock(brand, block)).join('\n')
  return `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(letter.subject)}</title>
<style>${STYLE}
</style>
</head>
<body class="paper" style="margin:0;padding:0;background:#f3f4f6">
<div style="display:none;max-height:0;overflow:hidden">${escaped(oneLine(letter.preheader))}</div>
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#f3f4f6"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px">
<tr><td class="ink" style="padding:0 4px 16px;${FONT};font-size:16px;line-height:24px;font-weight:600;color:#15181e">${mark(brand)}</td></tr>
<tr><td class="sheet" style="padding:32px;background:#ffffff;border-top:4px solid ${colorsOf(brand).background};border-radius:12px">
<h1 class="ink" dir="auto" style="margin:0 0 16px;${FONT};font-size:22px;line-height:30px;font-weight:600;color:#15181e">${escaped(letter.heading)}</h1>
${body}
</td></tr>
<tr><td class="soft" style="padding:20px 4px;${FONT};font-size:13px;line-height:20px;color:#59606b">${footer(brand, letter)}</td></tr>
</table>
</td></tr></table>
</body>
</html>`
}

function mark(brand: Brand): string {
  const name = escaped(brand.program)
  if (!isWebAddress(brand.logo)) return `<span dir="auto">${name}</span>`
  return `<img src="${escaped(brand.logo!)}" alt="${name}" height="32" style="display:block;height:32px;max-width:220px;border:0">`
}

function htmlBlock(brand: Brand, block: Block): string {
  switch (block.kind) {
    case 'text':
      return `<p class="ink" dir="auto" style="margin:0 0 16px;${FONT};font-size:16px;line-height:26px;color:#15181e">${escaped(block.text)}</p>`
    case 'quote':
      return `<p class="paper soft" dir="auto" style="margin:0 0 16px;padding:12px 16px;background:#f3f4f6;border-radius:8px;${FONT};font-size:16px;line-height:26px;color:#59606b">${escaped(block.text).replaceAll('\n', '<br>')}</p>`
    case 'facts':
      return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px">
${block.facts.map(fact).join('\n')}
</table>`
    case 'button': {
      const { background, text } = colorsOf(brand)
      const url = escaped(isWebAddress(block.url) ? block.url : '#')
      return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 20px"><tr><td bgcolor="${background}" style="border-radius:8px;background:${background}"><a href="${url}" style="display:inline-block;padding:12px 22px;${FONT};font-size:16px;line-height:22px;font-weight:600;color:${text};text-decoration:none;border-radius:8px">${escaped(block.label)}</a></td></tr></table>
<p class="soft" style="margin:0 0 16px;${FONT};font-size:13px;line-height:20px;color:#59606b;word-break:break-all">Or open this address: <a href="${url}" style="color:#59606b">${escaped(block.url)}</a></p>`
    }
  }
}

function fact([label, value]: readonly [string, string]): string {
  const cell = `class="line" style="padding:10px 0;border-bottom:1px solid #e3e6ea;${FONT};font-size:15px;line-height:22px`
  return `<tr><td ${cell};padding-right:16px" valign="top"><span class="soft" style="color:#59606b">${escaped(label)}</span></td><td ${cell}" valign="top" align="right"><span class="ink" dir="auto" style="color:#15181e;font-weight:600">${escaped(value)}</span></td></tr>`
}

function footer(brand: Brand, { reason, unsubscribeUrl }: Letter): string {
  const link = (href: string, text: string) =>
    `<a href="${escaped(href)}" style="color:#59606b">${escaped(text)}</a>`
  const help = [
    brand.supportEmail ? link(`mailto:${brand.supportEmail}`, brand.supportEmail) : '',
    isWebAddress(brand.helpUrl) ? link(brand.helpUrl!, 'Help') : '',
    unsubscribeUrl ? link(unsubscribeUrl, 'No more of these mails') : '',
  ].filter((part) => part !== '')
  return `<span dir="auto">${escaped(brand.program)}</span>. ${escaped(reason)}<br>${help.join(' · ')}`
}

function textOf(brand: Brand, { heading, blocks, reason, unsubscribeUrl }: Letter): string {
  const end = [
    `${printable(brand.program)}. ${printable(reason)}`,
    brand.supportEmail ? `Questions: ${printable(brand.supportEmail)}` : '',
    isWebAddress(brand.helpUrl) ? `Help: ${brand.helpUrl}` : '',
    unsubscribeUrl ? `No more of these mails: ${unsubscribeUrl}` : '',
  ]
  return [
    printable(heading),
    ...blocks.map(textBlock),
    `--\n${end.filter((line) => line !== '').join('\n')}`,
  ].join('\n\n')
}

function textBlock(block: Block): string {
  switch (block.kind) {
    case 'text':
      return printable(block.text)
    case 'quote':
      return block.text
        .split('\n')
        .map((line) => `> ${printable(line)}`)
        .join('\n')
    case 'facts':
      return block.facts.map(([label, value]) => printable(`${label}: ${value}`)).join('\n')
    case 'button':
      return `${printable(block.label)}:\n${block.url}`
  }
}

/** For HTML, between tags and inside quotes. */
export function escaped(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  }
  return printable(text, '\n').replace(/[&<>"']/g, (sign) => entities[sign]!)
}

/** For headers: no line may be added to them. */
export function oneLine(text: string): string {
  return printable(text).replace(/\s+/g, ' ').trim()
}

/** Without control characters and those that turn the direction of what follows. */
function printable(text: string, kept = ''): string {
  return text.replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, (sign) =>
    sign === kept ? sign : sign === '\n' || sign === '\t' ? ' ' : '',
  )
}

function isWebAddress(url: string | null): boolean {
  return url !== null && /^https?:\/\//i.test(url) && URL.canParse(url)
}
