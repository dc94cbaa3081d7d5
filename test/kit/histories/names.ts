import type { World } from './world.ts'

export interface NamedCommission {
  id: string
  name: string
  status: string
  type: string
}

export interface NamedPayout {
  id: string
  name: string
  transferId: string
  amountMinor: bigint
}

/**
 * The commissions by what they are for, which is the same wherever the history happens: `sale:INV 3`,
 * `referral:INV 3`, `lead:customer 1:Sign up`, `custom:gift 2`, `clawback:re 4:sale`. In that order.
 */
export async function namedCommissions(world: World): Promise<NamedCommission[]> {
  const ws = world.workspace.id
  const rows = await world.backend.deps.db.sql<NamedCommission[]>`
    select c.id, c.status, c.type, case
        when c.reverses_id is not null then 'clawback:' || r.refund_id || ':' || o.type
        when c.type = 'lead' then 'lead:' || p.external_id || ':' || l.event_name
        when c.type = 'custom' then c.source_key
        else c.type || ':' || s.invoice_id end as name
    from commissions c
    left join sales s on s.workspace_id = ${ws} and s.id = c.event_id
    left join leads l on l.workspace_id = ${ws} and l.id = c.event_id
    left join customers p on p.workspace_id = ${ws} and p.id = l.customer_id
    left join refunds r on r.workspace_id = ${ws} and r.id = c.event_id
    left join commissions o on o.workspace_id = ${ws} and o.id = c.reverses_id
    where c.workspace_id = ${ws}`
  return [...rows].sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** The payouts, as `<run> <partner>`, where the partner is whoever was paid. */
export async function namedPayouts(world: World): Promise<NamedPayout[]> {
  const ws = world.workspace.id
  const rows = await world.backend.deps.db.sql<
    { id: string; run: string; methodOf: string; transferId: string; amount: string }[]
  >`
    select p.id, replace(r.key, 'key:', '') as run, m.partner_id as "methodOf", t.id as "transferId", t.amount::text
    from payouts p join payout_runs r on r.workspace_id = ${ws} and r.id = p.run_id
    join transfers t on t.workspace_id = ${ws} and t.payout_id = p.id
    join payout_methods m on m.workspace_id = ${ws} and m.id = t.payout_method_id
    where p.workspace_id = ${ws}`
  const named = rows.map(({ id, run, methodOf, transferId, amount }) => {
    const [partner] = [...world.partners].find(([, one]) => one.id === methodOf)!
    return { id, transferId, amountMinor: BigInt(amount), name: `${run} ${partner}` }
  })
  return named.sort((a, b) => (a.name < b.name ? -1 : 1))
}
