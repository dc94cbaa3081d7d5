import { checkLedger as check } from '../modules/earnings/ledger/check-ledger.ts'
import { formatMoney } from '../domain/money.ts'
import { WORKSPACE_FLAG, type BackendCommand } from './command.ts'
import { operatorCtx } from './open.ts'

export const checkLedger: BackendCommand = {
  words: 'ledger check',
  summary: 'Compare the ledger with commissions, payouts, and balances; exit code 1 if they differ',
  flags: { workspace: WORKSPACE_FLAG },
  async run(deps, { flags }) {
    const ctx = await operatorCtx(deps, flags.workspace, 'partnerProgram')
    const report = await check(ctx)
    const sums = report.sums.map(({ currency, ...sum }) => {
      const money = (minor: number) => formatMoney(BigInt(minor), currency)
      return (
        `${currency.toUpperCase()}: ${sum.entries} entries sum to ${money(sum.sum)}. ` +
        `Promised ${money(-sum.expense)}: ${money(sum.accrued)} in the holding period, ` +
        `${money(sum.payable)} payable, ${money(sum.inTransit)} in transit, ${money(sum.paid)} paid.`
      )
    })
    const differences = report.differences.map((difference) => difference.sentence)
    const count = report.differenceCount
    const shown = differences.length < count ? `, the first ${differences.length}` : ''
    const found = `${count} ${count === 1 ? 'difference' : 'differences'}${shown}:`
    const verdict = report.ok ? 'No differences found.' : found
    const text = [...(sums.length > 0 ? sums : ['The ledger is empty.']), verdict, ...differences]
    return { text: text.join('\n'), json: report, failed: !report.ok }
  },
}
