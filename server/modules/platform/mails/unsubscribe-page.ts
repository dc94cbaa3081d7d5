import { message } from '../../../domain/message/message.ts'
import { say, type Speech } from '../../../domain/message/say.ts'
import { escapeHtml, htmlLanguage } from '../../../core/html.ts'
import { PAGE_STYLE } from '../../../core/page-style.ts'

const PAGES = {
  // Mail programs open links to look at them: only a press of the button ends anything.
  ask: {
    title: message('No more mails about new commissions?'),
    text: message('Mails about payouts and your account still come.'),
    form: { start: '<form method="post">', label: message('No more of these mails') },
  },
  done: {
    title: message('Done'),
    text: message('You get no more mails about new commissions. You earn them as before.'),
    form: {
      start: '<form method="post" action="?again=true">',
      label: message('Send them again'),
    },
  },
  again: {
    title: message('You get these mails again'),
    text: message('At most one an hour, when there are new commissions.'),
    form: null,
  },
}

/** Renders the page behind the unsubscribe link. No assets, no scripts. */
export function unsubscribePage(name: keyof typeof PAGES, speech: Speech): Response {
  const { title, text, form } = PAGES[name]
  const [heading, told] = [title, text].map((said) => escapeHtml(say(said, speech)))
  const button = form && `<button>${escapeHtml(say(form.label, speech))}</button>`
  return new Response(
    `<!doctype html><html ${htmlLanguage(speech)}><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${heading}</title><style>${PAGE_STYLE}</style><main><h1>${heading}</h1><p>${told}</p>${form ? `${form.start}${button}</form>` : ''}</main></html>`,
    {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'private, no-store',
        'referrer-policy': 'no-referrer',
        'content-security-policy':
          "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
      },
    },
  )
}
