import { call, words, type OwnPayoutMethod, type Provider, type SignedIn } from './api.ts'
import { find, on } from './page.ts'

const dialog = find<HTMLDialogElement>('account')
const provider = find<HTMLSelectElement>('provider')
const address = find<HTMLTextAreaElement>('address')
let ways: Provider[] = []

const tell = (text: string) => {
  find('account-said').textContent = text
}

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
}

function fillAddress({ partner }: SignedIn): void {
  address.value = partner.address ?? ''
}

/** Opens the form of the payout method. */
export function openAccount(): void {
  tell('')
  dialog.showModal()
}

function fill({ payoutMethod, payoutHold, providers }: OwnPayoutMethod): void {
  ways = providers
  const chosen = payoutMethod?.provider
  provider.replaceChildren(
    ...ways.map(({ name, label }) => new Option(label, name, false, name === chosen)),
  )
  find('method').textContent = payoutMethod?.masked ?? words.unset
  find('hold').textContent = payoutHold?.sentence ?? ''
  find('hold').hidden = payoutHold === null
  find('pay').hidden = ways.length === 0
  fillFields()
}

function fillFields(): void {
  const fields = ways.find(({ name }) => name === provider.value)?.recipientFields ?? []
  find('fields').replaceChildren(
    ...fields.map(({ name, label, required }) => {
      const row = document.createElement('p')
      const mark = document.createElement('label')
      const input = document.createElement('input')
      Object.assign(input, { id: `field-${name}`, name, required, maxLength: 255 })
      Object.assign(input, { autocomplete: 'off', spellcheck: false, className: 'field' })
      mark.htmlFor = input.id
      mark.append(label, required ? '' : ` (${words.optional})`)
      row.append(mark, input)
      return row
    }),
  )
}

async function save(): Promise<void> {
  const given = [...new FormData(find<HTMLFormElement>('pay'))].filter(([, value]) => value)
  const body = { provider: provider.value, details: Object.fromEntries(given) }
  fill(await call<OwnPayoutMethod>('PUT', '/partner/payout-method', body))
  tell(words.saved)
}

async function saveAddress(): Promise<void> {
  const body = { address: address.value.trim() || null }
  fillAddress(await call<SignedIn>('PATCH', '/partners/session', body))
  tell(words.saved)
}

/** Connects the forms of the payout method and the postal address. */
export function startAccount(): void {
  find('open-account').addEventListener('click', openAccount)
  find('close-account').addEventListener('click', () => dialog.close())
  provider.addEventListener('change', fillFields)
  on('pay', save, tell)
  on('whereabouts', saveAddress, tell)
}
