import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { ApiError } from './errors.ts'
import {
  checkMoveRules,
  chooseGroup,
  MOVE_ATTRIBUTES,
  overlaps,
  type MoveCondition,
  type MoveFacts,
  type MoveRule,
} from './move-rules.ts'

const NOTHING: MoveFacts = {
  totalLeads: 0,
  totalSales: 0,
  totalSaleAmount: 0n,
  totalCommissions: 0n,
}
const sales = (gte: number, lt?: number | null): MoveCondition => ({
  attribute: 'totalSales',
  gte,
  lt,
})
const leads = (gte: number, lt?: number): MoveCondition => ({ attribute: 'totalLeads', gte, lt })
const rule = (
  name: string,
  conditions: MoveCondition[],
  fromGroupIds?: string[] | null,
): MoveRule => ({ groupId: `grp_${name}`, groupName: name, conditions, fromGroupIds })
const at = (groupId: string, locked = false) => ({ groupId, locked })

describe('moving between groups', () => {
  const gold = rule('gold', [sales(10, 100)])
  const top = rule('top', [sales(100)])

  test('begins at gte and ends before lt', () => {
    const chosen = [9, 10, 99, 100].map((totalSales) =>
      chooseGroup([gold, top], { ...NOTHING, totalSales }, at('grp_default')),
    )
    expect(chosen).toEqual([null, 'grp_gold', 'grp_gold', 'grp_top'])
    expect(chooseGroup([rule('a', [sales(1, null)])], { ...NOTHING, totalSales: 9 }, at('x'))).toBe(
      'grp_a',
    )
  })

  test('compares large sums exactly', () => {
    const big = rule('big', [{ attribute: 'totalSaleAmount', gte: 9007199254740991 }])
    const facts = (totalSaleAmount: bigint) => ({ ...NOTHING, totalSaleAmount })
    expect(chooseGroup([big], facts(9007199254740990n), at('x'))).toBeNull()
    expect(chooseGroup([big], facts(9007199254740991n), at('x'))).toBe('grp_big')
    expect(chooseGroup([big], facts(10n ** 30n), at('x'))).toBe('grp_big')
  })

  test('needs all conditions, each about its own sum', () => {
    expect(MOVE_ATTRIBUTES).toEqual([
      'totalLeads',
      'totalSales',
      'totalSaleAmount',
      'totalCommissions',
    ])
    const both = rule('both', [sales(2), leads(3)])
    const facts = { ...NOTHING, totalSales: 2, totalLeads: 3 }
    expect(chooseGroup([both], facts, at('x'))).toBe('grp_both')
    expect(chooseGroup([both], { ...facts, totalLeads: 2 }, at('x'))).toBeNull()
    expect(chooseGroup([both], { ...facts, totalSales: 1 }, at('x'))).toBeNull()
    for (const attribute of MOVE_ATTRIBUTES) {
      const one = rule('one', [{ attribute, gte: 1 }])
      expect(chooseGroup([one], { ...NOTHING, [attribute]: 1 }, at('x'))).toBe('grp_one')
    }
  })

  test('starts only from the groups that are named', () => {
    const facts = { ...NOTHING, totalSales: 10 }
    const narrow = rule('gold', [sales(10)], ['grp_silver'])
    expect(chooseGroup([narrow], facts, at('grp_silver'))).toBe('grp_gold')
    expect(chooseGroup([narrow], facts, at('grp_default'))).toBeNull()
    expect(chooseGroup([{ ...narrow, fromGroupIds: null }], facts, at('grp_default'))).toBe(
      'grp_gold',
    )
  })

  test('leaves the locked, and those who are there already, where they are', () => {
    const facts = { ...NOTHING, totalSales: 10 }
    expect(chooseGroup([gold], facts, at('grp_default', true))).toBeNull()
    expect(chooseGroup([gold], facts, at('grp_gold'))).toBeNull()
    expect(chooseGroup([], facts, at('grp_default'))).toBeNull()
  })
})

describe('two rules overlap', () => {
  const pull = (a: MoveRule, b: MoveRule) => {
    const both = [overlaps(a, b), overlaps(b, a)]
    expect(both[0]).toBe(both[1]!)
    return both[0]
  }

  test('when a value fits both, and not when one ends where the other begins', () => {
    expect(pull(rule('a', [sales(0, 10)]), rule('b', [sales(10, 20)]))).toBe(false)
    expect(pull(rule('a', [sales(0, 11)]), rule('b', [sales(10, 20)]))).toBe(true)
    expect(pull(rule('a', [sales(5)]), rule('b', [sales(1_000_000)]))).toBe(true)
    expect(pull(rule('a', [sales(5)]), rule('b', [leads(5)]))).toBe(true)
    expect(pull(rule('a', [sales(5, 9), leads(0)]), rule('b', [sales(9), leads(0)]))).toBe(false)
    expect(pull(rule('a', [sales(5, null)]), rule('b', [sales(6, 7)]))).toBe(true)
  })

  test('only where both look at the partners of one group', () => {
    const a = rule('a', [sales(5)], ['grp_x', 'grp_y'])
    expect(pull(a, rule('b', [sales(5)], ['grp_y']))).toBe(true)
    expect(pull(a, rule('b', [sales(5)], ['grp_z']))).toBe(false)
    expect(pull(a, rule('b', [sales(5)]))).toBe(true)
    expect(pull(a, rule('b', [sales(5)], null))).toBe(true)
  })

  test('when partners would move to and fro, but not when one follows the other', () => {
    const a = rule('a', [sales(5)], ['grp_b'])
    const b = rule('b', [leads(5)], ['grp_a'])
    expect(pull(a, b)).toBe(true)
    expect(pull(rule('a', [sales(5)], ['grp_x']), rule('b', [sales(50)], ['grp_a']))).toBe(false)
    expect(pull(rule('a', [sales(5)]), rule('b', [sales(50)], ['grp_a']))).toBe(true)
  })

  test('never when they lead to one group', () => {
    expect(pull(rule('a', [sales(5)]), rule('a', [sales(5)]))).toBe(false)
    const from = ['grp_x']
    expect(pull(rule('a', [sales(5)], from), rule('a', [sales(5)], from))).toBe(false)
  })

  test('exactly if some partner could be pulled both ways', () => {
    const range = fc.record({ gte: fc.nat(4), length: fc.option(fc.integer({ min: 1, max: 4 })) })
    const conditions = fc.record({ s: fc.option(range), l: fc.option(range) })
    const from = fc.option(
      fc.subarray(['grp_a', 'grp_b', 'grp_c', 'grp_d'], { minLength: 1, maxLength: 4 }),
    )
    const any = (name: string) =>
      fc.tuple(conditions, from).map(([{ s, l }, groups]) => {
        const of = (r: typeof s) => [r!.gte, r!.length ? r!.gte + r!.length : undefined] as const
        return rule(
          name,
          [...(s ? [sales(...of(s))] : []), ...(l ? [leads(...of(l))] : [])],
          groups,
        )
      })
    fc.assert(
      fc.property(any('a'), any('b'), (a, b) => {
        const goes = (one: MoveRule, facts: MoveFacts, groupId: string) =>
          chooseGroup([one], facts, at(groupId)) !== null
        let torn = false
        for (let totalSales = 0; totalSales < 10; totalSales++) {
          for (let totalLeads = 0; totalLeads < 10; totalLeads++) {
            const facts = { ...NOTHING, totalSales, totalLeads }
            const both = ['grp_a', 'grp_b', 'grp_c', 'grp_d'].some(
              (id) => goes(a, facts, id) && goes(b, facts, id),
            )
            torn ||= both || (goes(a, facts, 'grp_b') && goes(b, facts, 'grp_a'))
          }
        }
        expect(pull(a, b)).toBe(torn)
      }),
      { numRuns: 300 },
    )
  })
})

describe('a set of rules', () => {
  const issue = (rules: MoveRule[]) => {
    try {
      checkMoveRules(rules)
      return null
    } catch (error) {
      expect(error).toBeInstanceOf(ApiError)
      return Object.values((error as ApiError).issues![0]!)
    }
  }

  test('that cannot be mistaken is accepted', () => {
    const ladder = [rule('silver', [sales(0, 10)]), rule('gold', [sales(10, 20)])]
    expect(issue([...ladder, rule('top', [sales(20)])])).toBeNull()
    expect(issue([])).toBeNull()
    expect(issue([rule('a', [sales(0, 1), leads(0)], ['grp_b'])])).toBeNull()
  })

  test('that is ambiguous is refused with the names of both groups', () => {
    const rules = [
      rule('Bronze', [sales(0, 5)]),
      rule('Silver', [sales(5)]),
      rule('Gold', [sales(9)]),
    ]
    expect(issue(rules)).toEqual([
      'rules.2',
      'The rules of the groups "Silver" and "Gold" can both hold for one partner. ' +
        'Give them ranges that do not overlap.',
    ])
  })

  test('that makes no sense is refused at its path', () => {
    expect(issue([rule('a', [sales(1)]), rule('b', [])])).toEqual([
      'rules.1.conditions',
      'Give the rule of the group "b" a condition.',
    ])
    const others = 'Name other groups to move partners from into "a", or leave the list out.'
    expect(issue([rule('a', [sales(1)], [])])).toEqual(['rules.0.fromGroupIds', others])
    expect(issue([rule('a', [sales(1)], ['grp_b', 'grp_a'])])).toEqual([
      'rules.0.fromGroupIds',
      others,
    ])
    expect(issue([rule('a', [leads(1), sales(1), sales(2)])])).toEqual([
      'rules.0.conditions.2.attribute',
      'Two conditions are about totalSales. Make them one range.',
    ])
    for (const gte of [-1, 0.5, Number.NaN, 2 ** 53]) {
      expect(issue([rule('a', [sales(gte)])])).toEqual([
        'rules.0.conditions.0.gte',
        'gte must be a whole number, 0 or more.',
      ])
    }
    for (const lt of [0, 5, 5.5, Number.NaN, Infinity]) {
      expect(issue([rule('a', [leads(0), sales(5, lt)])])).toEqual([
        'rules.0.conditions.1.lt',
        'lt must be a whole number above gte, or be left out.',
      ])
    }
    expect(issue([rule('a', [sales(5, 6)])])).toBeNull()
  })
})
