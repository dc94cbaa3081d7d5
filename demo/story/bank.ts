import { readNacha, type NachaEntry } from '../../server/payout-providers/nacha/testing.ts'

export interface Delivery {
  /** How the payer knows the payment. */
  id: string
  via: string
  currency: string
  amountMinor: number
  state: 'arrived' | 'rejected' | 'returned'
}

/** The books of those who pay, in their own words and apart from the server's. */
export class Bank {
  readonly deliveries = new Map<string, Delivery>()

  deliver(delivery: Omit<Delivery, 'state'>): void {
    if (this.deliveries.has(delivery.id)) throw new Error(`${delivery.id} was paid twice.`)
    this.deliveries.set(delivery.id, { ...delivery, state: 'arrived' })
  }

  /** Records that a payment never left, or came back. */
  undo(id: string, state: 'rejected' | 'returned'): void {
    const delivery = this.deliveries.get(id)
    if (!delivery) throw new Error(`${id} was never paid.`)
    delivery.state = state
  }

  has(id: string): boolean {
    return this.deliveries.has(id)
  }
}

export interface SepaTransfer {
  endToEndId: string
  amountMinor: number
}

/** Reads a pain.001 file as a bank does. */
export function readSepaFile(content: string): { messageId: string; transfers: SepaTransfer[] } {
  const messageId = /<MsgId>([^<]+)</.exec(content)?.[1] ?? ''
  const blocks = content.split('<CdtTrfTxInf>').slice(1)
  const transfers = blocks.map((block) => ({
    endToEndId: /<EndToEndId>([^<]+)</.exec(block)![1]!,
    amountMinor: Number(/<InstdAmt Ccy="EUR">(\d+\.\d\d)</.exec(block)![1]!.replace('.', '')),
  }))
  return { messageId, transfers }
}

/** Writes the bank's pain.002, in which some transfers are rejected because the account is closed. */
export function writeSepaStatus(
  messageId: string,
  { transfers, rejected }: { transfers: readonly SepaTransfer[]; rejected: readonly string[] },
): string {
  const lines = transfers.map(({ endToEndId }) => {
    const [status, reason] = rejected.includes(endToEndId)
      ? ['RJCT', '<StsRsnInf><Rsn><Cd>AC04</Cd></Rsn></StsRsnInf>']
      : ['ACSC', '']
    return (
      `<TxInfAndSts><OrgnlEndToEndId>${endToEndId}</OrgnlEndToEndId>` +
      `<TxSts>${status}</TxSts>${reason}</TxInfAndSts>`
    )
  })
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.001.10"><CstmrPmtStsRpt>' +
    '<GrpHdr><MsgId>BANK-1</MsgId><CreDtTm>2026-03-05T08:00:00</CreDtTm></GrpHdr>' +
    `<OrgnlGrpInfAndSts><OrgnlMsgId>${messageId}</OrgnlMsgId>` +
    '<OrgnlMsgNmId>pain.001.001.09</OrgnlMsgNmId></OrgnlGrpInfAndSts>' +
    `<OrgnlPmtInfAndSts><OrgnlPmtInfId>${messageId}</OrgnlPmtInfId>${lines.join('')}` +
    '</OrgnlPmtInfAndSts></CstmrPmtStsRpt></Document>'
  )
}

/** Reads the entries of an ACH file as a US bank does. */
export function readNachaFile(
  content: string,
): (NachaEntry & { id: string; amountMinor: number })[] {
  return readNacha(content).map((entry) => ({
    ...entry,
    id: `ach ${entry.individualId.trim()} ${entry.trace}`,
    amountMinor: Number(entry.cents),
  }))
}

/** Computes check digits over a made-up account, so that the IBAN is a valid one. */
export function ibanOf(country: string, account: string): string {
  const digits = `${account}${country}00`.replace(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  )
  const check = 98n - (BigInt(digits) % 97n)
  return `${country}${String(check).padStart(2, '0')}${account}`
}
