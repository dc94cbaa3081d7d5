import { describe, expect, test } from 'bun:test'
import { readFileText } from './read-file.ts'
import { MAX_INVITATIONS, readInvitations } from './read-invitations.ts'

const GROUPS = [{ id: 'grp_1', name: 'Gold partners', slug: 'gold' }]
const read = (text: string) => readInvitations(text, GROUPS)
const people = (text: string) => read(text).rows.map(({ invitation }) => invitation)
const wrong = (text: string) =>
  read(text).problems.map(({ line, column, text }) => `${line}:${column} ${text}`)

describe('a list of people to invite', () => {
  test('is addresses between whatever people put there', () => {
    const four = ['a@b.co', 'c@d.co', 'e@f.co', 'g@h.co'].map((email) => ({ email }))
    expect(people('a@b.co, c@d.co; \n e@f.co\r\n\r\ng@h.co')).toEqual(four)
    expect(people('a@b.co c@d.co\ne@f.co;g@h.co')).toEqual(four)
    expect(people('Ada Lovelace <ada@b.co>\n"Hopper, Grace" <grace@b.co>')[0]).toEqual({
      email: 'ada@b.co',
      name: 'Ada Lovelace',
    })
    expect(read('  \n ')).toEqual({ rows: [], problems: [] })
  })

  test('is a file with named columns, in any order, with commas, semicolons or tabs', () => {
    const ada = { email: 'ada@b.co', name: 'Lovelace, "Ada"', groupId: 'grp_1', username: 'ada' }
    for (const separator of [',', ';', '\t']) {
      const lines = [
        ['Short-link key', 'E-Mail', 'Name', 'Group'],
        ['ada', 'ada@b.co', '"Lovelace, ""Ada"""', 'GOLD'],
      ]
      const text = lines.map((cells) => cells.join(separator)).join('\r\n')
      expect(people(`\uFEFF${text}`)).toEqual([ada])
    }
    expect(people('ada@b.co,Ada,Gold partners,ada,u1')).toEqual([
      { email: 'ada@b.co', name: 'Ada', groupId: 'grp_1', username: 'ada', tenantId: 'u1' },
    ])
  })

  test('says line and column of every kind of mistake, and reads the other rows', () => {
    const text = [
      'email,name,group,key',
      'good@b.co,Good,gold,good',
      'nobody,Bad,gold,',
      'GOOD@b.co,Twice,,',
      'x@b.co,X,silver,',
      `y@b.co,${'y'.repeat(191)},,`,
      ',No Address,,',
      'z@b.co,Z,,good',
      'm@b.co,M,,,more',
      'e@b.co,M\uFFFDller,,',
      'two@b.co,"over\ntwo lines",,',
      'nobody else,,,',
    ].join('\n')
    expect(wrong(text)).toEqual([
      '3:1 “nobody” isn’t a valid email.',
      '4:1 Duplicate of row 2.',
      '5:3 Unknown group “silver”.',
      '6:2 Use at most 190 characters.',
      '7:1 The email is missing.',
      '8:4 Duplicate of row 2.',
      '9:5 This row has more values than columns.',
      '10:2 This cell has unreadable characters. Save the file as UTF-8.',
      '13:1 “nobody else” isn’t a valid email.',
    ])
    expect(people(text).map(({ email }) => email)).toEqual(['good@b.co', 'two@b.co'])
  })

  test('with columns of other names, or none of addresses, is not guessed at', () => {
    expect(wrong('email,shoe size\na@b.co,42')).toEqual(['1:2 Unknown column “shoe size”.'])
    expect(wrong('email,mail\na@b.co,a@b.co')).toEqual(['1:2 This column appears twice.'])
    expect(wrong('name,key\nAda,ada')).toEqual(['1:1 The email column is missing.'])
    expect(wrong('email,name\na@b.co,"Ada\nb@b.co,B')).toEqual([
      '2:2 A quotation mark isn’t closed.',
    ])
  })

  test('is cut after as many as are invited at once, and says so', () => {
    const lines = Array.from({ length: MAX_INVITATIONS + 2 }, (_, n) => `p${n}@b.co`)
    const { rows, problems } = read(lines.join('\n'))
    expect(rows).toHaveLength(MAX_INVITATIONS)
    expect(problems.map(({ line, column }) => [line, column])).toEqual([[MAX_INVITATIONS + 1, 1]])
  })
})

describe('a file', () => {
  const utf8 = (text: string) => new TextEncoder().encode(text)

  test('is read as UTF-8, or as UTF-16 with a mark', () => {
    expect(readFileText(utf8('Zoë\n'))).toEqual({ text: 'Zoë\n' })
    const wide = Uint8Array.of(0xff, 0xfe, 0x5a, 0x00, 0xeb, 0x00)
    expect(readFileText(wide)).toEqual({ text: 'Zë' })
  })

  test('of another encoding says line and column of the first character that cannot be read', () => {
    const latin = Uint8Array.from([...utf8('email,name\na@b.co,M'), 0xfc, ...utf8('ller\n')])
    expect(readFileText(latin)).toEqual({ line: 2, column: 9 })
    expect(readFileText(utf8('a\0b'))).toEqual({ line: 1, column: 2 })
  })
})
