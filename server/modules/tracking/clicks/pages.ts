import { escapeHtml } from '../../../core/html.ts'
import { pageHeaders } from '../../../core/response-headers.ts'

/** The few pages that a visitor of a short link may meet instead of the destination. No assets, no scripts. */
const PAGES = {
  'not-found': {
    status: 404,
    title: 'This link leads nowhere',
    text: 'It may have been removed, or the address is mistyped.',
  },
  expired: {
    status: 410,
    title: 'This link has expired',
    text: 'Ask whoever sent it to you for a new one.',
  },
  busy: {
    status: 503,
    title: 'One moment',
    text: 'Very many people are on this link. This page tries again by itself.',
  },
  failed: {
    status: 500,
    title: 'Something went wrong here',
    text: 'It is not your fault. Try the link again in a minute.',
  },
  'too-many': {
    status: 429,
    title: 'Too many attempts',
    text: 'Many passwords were tried on this link. Wait a moment, then enter yours again.',
  },
  password: { status: 200, title: 'This link is protected', text: 'Enter its password to go on.' },
  open: { status: 200, title: 'One moment', text: 'You are on your way.' },
} as const

const STYLE =
  ':root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;margin:0;min-height:100vh;display:grid;place-content:center;justify-items:start;padding:24px}h1{font-size:20px;margin:0 0 4px}p{margin:0 0 16px;opacity:.75}input,button{font:inherit;padding:8px 12px;border-radius:6px;border:1px solid #8886}button{cursor:pointer}form{display:flex;gap:8px;flex-wrap:wrap}label{width:100%}.wrong{color:#c62828;opacity:1}@media(prefers-color-scheme:dark){.wrong{color:#ff8a80}}'

const FORM =
  '<form method="post"><label for="p">Password</label><input id="p" name="password" type="password" required maxlength="255" autocomplete="off" autofocus><button>Continue</button></form>'

/** Where a page leads by itself. */
const REFRESH: Partial<Record<keyof typeof PAGES, (destination: string) => string>> = {
  busy: () => '<meta http-equiv="refresh" content="1">',
  open: (destination) => `<meta http-equiv="refresh" content="0;url=${destination}">`,
}

interface PageOptions {
  requestId: string
  /** The password that was entered does not fit. */
  wrong?: boolean
  retryAfterSeconds?: number
  /** Where the password leads. */
  destination?: string
}

export function page(name: keyof typeof PAGES, options: PageOptions): Response {
  const { status, title, text } = PAGES[name]
  const { retryAfterSeconds = name === 'busy' ? 1 : undefined } = options
  const wrong = options.wrong ? '<p class="wrong" role="alert">That is not the password.</p>' : ''
  const destination = escapeHtml(options.destination ?? '')
  const onward = destination && `<a href="${destination}">Continue</a>`
  const refresh = REFRESH[name]?.(destination) ?? ''
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">${refresh}<title>${title}</title><style>${STYLE}</style><main><h1>${title}</h1><p>${text}</p>${wrong}${onward}${name === 'password' || name === 'too-many' ? FORM : ''}</main></html>`
  return new Response(html, {
    status: options.wrong ? 403 : status,
    headers: {
      ...pageHeaders("form-action 'self'"),
      'x-request-id': options.requestId,
      'x-robots-tag': 'noindex',
      ...(retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) }),
    },
  })
}
