/**
 * The pages behind the links in mails. Nothing happens before a button is pressed, because mail programs
 * open links to look at them and each works once. The secret stands behind #, which no server sees. It is
 * the same in every language, so that the policy of the page can name it.
 */
export const SCRIPT = `
const $ = (id) => document.getElementById(id)
const KEY = 'svc-partner-session'
const words = JSON.parse($('words').textContent)
const secret = new URLSearchParams(location.hash.slice(1)).get('token')
const programId = new URLSearchParams(location.search).get('program')
history.replaceState(null, '', location.pathname + location.search)
const session = () => sessionStorage.getItem(KEY)
async function call(method, path, body) {
  const headers = { 'content-type': 'application/json', 'accept-language': document.documentElement.lang }
  if (/session|payout/.test(path) && method !== 'POST') headers.authorization = 'Bearer ' + session()
  const response = await fetch('/api' + path, { method, headers, body: body && JSON.stringify(body) })
  const answer = await response.json()
  if (!response.ok) throw new Error(answer.error.message)
  return answer
}
function show(id) {
  for (const part of document.querySelectorAll('section')) part.hidden = part.id !== id
}
function say(text) { $('said').textContent = text }
function enter(opened) { sessionStorage.setItem(KEY, opened.token); return home() }
function line(tag, name, rest = '') {
  const own = document.createElement('bdi')
  own.textContent = name
  const line = document.createElement(tag)
  line.append(own, rest)
  return line
}
async function home() {
  const { partner, enrollments } = await call('GET', '/partners/session')
  $('who').replaceChildren(...line('p', partner.name, partner.email ? ' (' + partner.email + ')' : '').childNodes)
  $('programs').replaceChildren(...enrollments.flatMap((one) => [
    line('dt', one.programName, ': ' + words.status[one.status]),
    ...one.links.map((link) => line('dd', link.shareUrl)),
  ]))
  show('home')
  const own = await call('GET', '/partner/payout-method').catch(() => null)
  if (own) tellPayout(own)
}
let ways = []
function tellPayout({ payoutMethod, payoutHold, providers }) {
  ways = providers
  const isChosen = (name) => payoutMethod !== null && payoutMethod.provider === name
  $('provider').replaceChildren(...ways.map(({ name, label }) => new Option(label, name, false, isChosen(name))))
  $('method').replaceChildren(line('p', payoutMethod ? payoutMethod.masked : words.unset).firstChild)
  $('hold').textContent = payoutHold ? payoutHold.sentence : ''
  $('hold').hidden = payoutHold === null
  $('payout').querySelector('details').open = payoutMethod === null
  $('payout').hidden = ways.length === 0
  tellFields()
}
function tellFields() {
  const way = ways.find(({ name }) => name === $('provider').value)
  $('fields').replaceChildren(...(way ? way.recipientFields : []).map(({ name, label, required }) => {
    const field = document.createElement('p')
    const mark = document.createElement('label')
    const input = document.createElement('input')
    Object.assign(input, { id: 'field-' + name, name, required, maxLength: 255, autocomplete: 'off', spellcheck: false })
    mark.htmlFor = input.id
    mark.append(line('b', label).firstChild, required ? '' : ' (' + words.optional + ')')
    field.append(mark, input)
    return field
  }))
}
function on(id, work) {
  $(id).addEventListener($(id).tagName === 'FORM' ? 'submit' : 'click', (event) => {
    event.preventDefault()
    say('')
    work().catch((error) => say(error.message))
  })
}
on('enter', async () => enter(await call('POST', '/partners/session', { token: secret })))
on('accept', async () => enter((await call('POST', '/partners/invites/accept', { token: secret })).session))
on('decline', async () => {
  await call('POST', '/partners/invites/decline', { token: secret })
  show('')
  say(words.declined)
})
on('ask', async () => {
  await call('POST', '/partners/sign-in', { email: $('email').value, programId })
  show('')
  say(words.sent)
})
$('provider').addEventListener('change', tellFields)
on('pay', async () => {
  const details = Object.fromEntries([...new FormData($('pay'))].filter(([, value]) => value))
  tellPayout(await call('PUT', '/partner/payout-method', { provider: $('provider').value, details }))
  $('payout').querySelector('summary').focus()
  say(words.saved)
})
on('leave', async () => {
  await call('DELETE', '/partners/session')
  sessionStorage.removeItem(KEY)
  show(programId ? 'ask-part' : '')
  say(words.left)
})
if (secret) show(document.body.dataset.page)
else if (session()) home().catch(() => { sessionStorage.removeItem(KEY); show(programId ? 'ask-part' : 'lost') })
else show(programId ? 'ask-part' : 'lost')
`
