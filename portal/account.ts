import { call, words, type OwnPayoutMethod, type Provider, type SignedIn } from './api.ts'
import { withConfirmation } from './confirm.ts'
import { named, onboardingFields, submitLabel, type Onboarding } from './onboarding.ts'
import { find, on } from './page.ts'

const dialog = find<HTMLDialogElement>('account')
const provider = find<HTMLSelectElement>('provider')
const address = find<HTMLTextAreaElement>('address')
let ways: Provider[] = []

/** Says below a form what became of it. */
const tellOf = (id: string) => (text: string) => {
  find(`${id}-said`).textContent = text
}
const tellPay = tellOf('pay')
const tellAddress = tellOf('whereabouts')

/** Reads where the partner is paid and lives, and offers to change it. */
export async function readAccount(): Promise<void> {
  const [own, me] = await Promise.all([
    call<OwnPayoutMethod>('GET', '/partner/payout-method'),
    call<SignedIn>('GET', '/partners/session'),
  ]).catch(() => [])
  if (!own || !me) return
  fill(own)
  fillAddress(me)
  find('open-account').hidden = false
  await comeBack()
}

/** Looks how far an account is when a provider's page has led back here. */
async function comeBack(): Promise<void> {
  const { searchParams: query, pathname, hash } = new URL(location.href)
  const returned = query.get('onboarding')
  if (!returned) return
  const isExpired = query.has('expired')
  for (const name of ['onboarding', 'expired']) query.delete(name)
  history.replaceState(null, '', `${pathname}?${query}${hash}`)
  openAccount()
  provider.value = returned
  fillFields()
  if (!chosen()?.onboarding) return
  await withConfirmation(() => connect({ goOn: isExpired })).catch((error: Error) =>
    tellPay(error.message),
  )
}

function fillAddress({ partner }: SignedIn): void {
  address.value = partner.address ?? ''
}

/** Opens the form of the payout method. */
export function openAccount(): void {
  for (const tell of [tellPay, tellAddress]) tell('')
  dialog.showModal()
}

function fill({ payoutMethod, payoutHold, providers }: OwnPayoutMethod, way?: string): void {
  ways = providers
  const current = way ?? payoutMethod?.provider
  provider.replaceChildren(
    ...ways.map(({ name, label }) => new Option(label, name, false, name === current)),
  )
  find('method').textContent = payoutMethod?.masked ?? words.unset
  find('hold').textContent = payoutHold?.sentence ?? ''
  find('hold').hidden = payoutHold === null
  find('pay').hidden = ways.length === 0
  fillFields()
}

const chosen = () => ways.find(({ name }) => name === provider.value)

function fillFields(): void {
  const way = chosen()
  find('fields').replaceChildren(
    ...(way?.onboarding
      ? onboardingFields(way, way.onboarding)
      : (way?.recipientFields ?? []).map(fieldOf)),
  )
  find('pay-save').textContent = way?.onboarding ? submitLabel(way, way.onboarding) : words.save
}

function fieldOf(field: Provider['recipientFields'][number]): HTMLElement {
  const { name, label, required, options } = field
  const row = document.createElement('p')
  const mark = document.createElement('label')
  const input = options ? selectOf(options) : textInput()
  Object.assign(input, { id: `field-${name}`, name, required, className: 'field' })
  mark.htmlFor = input.id
  mark.append(label, required ? '' : ` (${words.optional})`)
  row.append(mark, input)
  return row
}

function textInput(): HTMLInputElement {
  const input = document.createElement('input')
  return Object.assign(input, { maxLength: 255, autocomplete: 'off' as const, spellcheck: false })
}

/** Starts with nothing chosen, so that nobody saves what they did not read. */
function selectOf(options: readonly { value: string; label: string }[]): HTMLSelectElement {
  const select = document.createElement('select')
  select.append(new Option('', ''), ...options.map(({ value, label }) => new Option(label, value)))
  return select
}

async function save(): Promise<void> {
  const form = new FormData(find<HTMLFormElement>('pay'))
  if (chosen()?.onboarding)
    return connect({ country: find<HTMLSelectElement>('field-country').value, goOn: true })
  const details = Object.fromEntries([...form].filter(([, value]) => value))
  fill(
    await call<OwnPayoutMethod>('PUT', '/partner/payout-method', {
      provider: provider.value,
      details,
    }),
  )
  tellPay(words.saved)
}

/** Goes to the provider's page with `goOn`; otherwise only says how far the account is. */
async function connect({ country, goOn }: { country?: string; goOn: boolean }): Promise<void> {
  const { name, label } = chosen()!
  const body = { provider: name, ...(country ? { country } : {}) }
  const { status, url } = await call<Onboarding>('POST', '/partner/payout-method/onboarding', body)
  if (status === 'open' && goOn && url) return location.assign(url)
  fill(await call<OwnPayoutMethod>('GET', '/partner/payout-method'), name)
  if (status !== 'open') tellPay(status === 'ready' ? words.saved : named(words.inReview, label))
}

async function saveAddress(): Promise<void> {
  const body = { address: address.value.trim() || null }
  fillAddress(await call<SignedIn>('PATCH', '/partners/session', body))
  tellAddress(words.saved)
}

/** Connects the forms of the payout method and the postal address. */
export function startAccount(): void {
  find('open-account').addEventListener('click', openAccount)
  find('close-account').addEventListener('click', () => dialog.close())
  provider.addEventListener('change', fillFields)
  on('pay', () => withConfirmation(save), tellPay)
  on('whereabouts', saveAddress, tellAddress)
}
