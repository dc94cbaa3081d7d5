import { createHash } from 'node:crypto'

/**
 * The pages behind the links in mails. Nothing happens before a button is pressed, because mail programs
 * open links to look at them and each works once. The secret stands behind #, which no server sees.
 */
const SCRIPT = `
const $ = (id) => document.getElementById(id)
const KEY = 'svc-partner-session'
const secret = new URLSearchParams(location.hash.slice(1)).get('token')
const programId = new URLSearchParams(location.search).get('program')
history.replaceState(null, '', location.pathname + location.search)
const session = () => sessionStorage.getItem(KEY)
async function call(method, path, body) {
  const headers = { 'content-type': 'application/json' }
  if (path === '/session' && method !== 'POST') headers.authorization = 'Bearer ' + session()
  const response = await fetch('/api/partners' + path, { method, headers, body: body && JSON.stringify(body) })
  const answer = await response.json()
  if (!response.ok) throw new Error(answer.error.message)
  return answer
}
function show(id) {
  for (const part of document.querySelectorAll('section')) part.hidden = part.id !== id
}
function say(text) { $('said').textContent = text }
function enter(opened) { sessionStorage.setItem(KEY, opened.token); return home() }
async function home() {
  const { partner, enrollments } = await call('GET', '/session')
  $('who').textContent = partner.name + (partner.email ? ' (' + partner.email + ')' : '')
  $('programs').replaceChildren(...enrollments.flatMap((one) => {
    const name = document.createElement('dt')
    name.textContent = one.programName + ': ' + one.status
    return [name, ...one.links.map((link) => {
      const line = document.createElement('dd')
      line.textContent = link.shareUrl
      return line
    })]
  }))
  show('home')
}
function on(id, work) {
  $(id).addEventListener(id === 'ask' ? 'submit' : 'click', (event) => {
    event.preventDefault()
    say('')
    work().catch((error) => say(error.message))
  })
}
on('enter', async () => enter(await call('POST', '/session', { token: secret })))
on('accept', async () => enter((await call('POST', '/invites/accept', { token: secret })).session))
on('decline', async () => {
  await call('POST', '/invites/decline', { token: secret })
  show('')
  say('You declined. Your links lead nowhere from now on.')
})
on('ask', async () => {
  await call('POST', '/sign-in', { email: $('email').value, programId })
  show('')
  say('If this is the address of a partner, a mail with a link is on its way.')
})
on('leave', async () => {
  await call('DELETE', '/session')
  sessionStorage.removeItem(KEY)
  show(programId ? 'ask-part' : '')
  say('You are signed out.')
})
if (secret) show(document.body.dataset.page)
else if (session()) home().catch(() => { sessionStorage.removeItem(KEY); show(programId ? 'ask-part' : 'lost') })
else show(programId ? 'ask-part' : 'lost')
`

const STYLE =
  ':root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;margin:0;min-height:100vh;display:grid;place-content:center;padding:24px}h1{font-size:20px;margin:0 0 4px}p,dl{margin:0 0 16px;max-width:60ch}dd{margin:0;overflow-wrap:anywhere}button,input{font:inherit;padding:10px 16px;border-radius:6px;border:1px solid #8886}button{cursor:pointer;margin:0 8px 8px 0}label{display:block}'

const BODY =
  '<main><section id="sign-in" hidden><h1>Sign in</h1><p>The link works once.</p><button id="enter">Sign in</button></section>' +
  '<section id="invite" hidden><h1>You are invited</h1><p>Accept to recommend the program and be paid for it.</p><button id="accept">Accept</button><button id="decline">Decline</button></section>' +
  '<section id="ask-part" hidden><h1>Sign in</h1><form id="ask"><p><label for="email">Your e-mail address</label><input id="email" type="email" required maxlength="254" autocomplete="email"></p><button>Send me a link</button></form></section>' +
  '<section id="lost" hidden><h1>This link is not complete</h1><p>Open the link in the mail again, as a whole.</p></section>' +
  '<section id="home" hidden><h1>You are signed in</h1><p id="who"></p><dl id="programs"></dl><button id="leave">Sign out</button></section>' +
  '<p id="said" role="status"></p></main>'

const HASH = createHash('sha256').update(SCRIPT).digest('base64')

export function partnerPage(name: 'sign-in' | 'invite'): Response {
  const title = name === 'invite' ? 'Invitation' : 'Sign in'
  return new Response(
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title><link rel="icon" href="data:,"><style>${STYLE}</style><body data-page="${name}">${BODY}<script>${SCRIPT}</script></body></html>`,
    {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'private, no-store',
        'referrer-policy': 'no-referrer',
        'content-security-policy': `default-src 'none'; script-src 'sha256-${HASH}'; style-src 'unsafe-inline'; connect-src 'self'; img-src data:; form-action 'none'; base-uri 'none'; frame-ancestors 'none'`,
      },
    },
  )
}
