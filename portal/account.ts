import { call, words, type OwnPayoutMethod, type Provider } from './api.ts'
import { find, on } from './page.ts'

const dialog = find<HTMLDialogElement>('account')
const provider = find<HTMLSelectElement>('provider')
let ways: Provider[] = []

const tell = (text: string) => {
  find('account-said').textContent = text
}

/** Reads where the partner is paid, and offers to change it where there is a choice. */
export async function readAccount(): Promise<void> {
  const own = await call<OwnPayoutMethod>('GET', '/partner/payout-method').catch(() => null)
  if (!own) return
  fill(own)
  find('open-account').hidden = own.providers.length === 0
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

/** Connects the form of the payout method. */
export function startAccount(): void {
  find('open-account').addEventListener('click', openAccount)
  find('close-account').addEventListener('click', () => dialog.close())
  provider.addEventListener('change', fillFields)
  on('pay', save, tell)
}
