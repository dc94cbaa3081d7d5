import { message } from '../../../domain/message/message.ts'
import { format, type Locale } from '../../../locales/format.ts'
import { escapeHtml, htmlLanguage } from '../../../core/html.ts'
import { PAGE_STYLE } from '../../../core/page-style.ts'
import { pageHeaders } from '../../../core/response-headers.ts'

const PAGES = {
  // Mail programs open links to look at them: only a press of the button ends anything.
  ask: {
    title: message('page.unsubscribe.ask'),
    text: message('page.unsubscribe.ask-text'),
    form: { start: '<form method="post">', label: message('page.unsubscribe.button') },
  },
  done: {
    title: message('page.unsubscribe.done'),
    text: message('page.unsubscribe.done-text'),
    form: {
      start: '<form method="post" action="?again=true">',
      label: message('page.unsubscribe.again-button'),
    },
  },
  again: {
    title: message('page.unsubscribe.again'),
    text: message('page.unsubscribe.again-text'),
    form: null,
  },
}

/** Renders the page behind the unsubscribe link. No assets, no scripts. */
export function unsubscribePage(name: keyof typeof PAGES, locale: Locale): Response {
  const { title, text, form } = PAGES[name]
  const [heading, body] = [title, text].map((part) => escapeHtml(format(part, locale)))
  const button = form && `<button>${escapeHtml(format(form.label, locale))}</button>`
  return new Response(
    `<!doctype html><html ${htmlLanguage(locale)}><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${heading}</title><style>${PAGE_STYLE}</style><main><h1>${heading}</h1><p>${body}</p>${form ? `${form.start}${button}</form>` : ''}</main></html>`,
    {
      headers: { ...pageHeaders("form-action 'self'"), 'referrer-policy': 'no-referrer' },
    },
  )
}
