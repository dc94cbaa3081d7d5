const STYLE =
  ':root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;margin:0;min-height:100vh;display:grid;place-content:center;padding:24px}h1{font-size:20px;margin:0 0 4px}p{margin:0 0 16px;max-width:40ch}button{font:inherit;padding:10px 16px;border-radius:6px;border:1px solid #8886;cursor:pointer}'

const PAGES = {
  // Mail programs open links to look at them: only a press of the button ends anything.
  ask: {
    title: 'No more mails about new commissions?',
    text: 'Mails about payouts and your account still come.',
    form: '<form method="post"><button>No more of these mails</button></form>',
  },
  done: {
    title: 'Done',
    text: 'You get no more mails about new commissions. You earn them as before.',
    form: '<form method="post" action="?again=true"><button>Send them again</button></form>',
  },
  again: {
    title: 'You get these mails again',
    text: 'At most one an hour, when there are new commissions.',
    form: '',
  },
}

/** The page behind the link in a digest. No assets, no scripts. */
export function unsubscribePage(name: keyof typeof PAGES): Response {
  const { title, text, form } = PAGES[name]
  return new Response(
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title><style>${STYLE}</style><main><h1>${title}</h1><p>${text}</p>${form}</main></html>`,
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
