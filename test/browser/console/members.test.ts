import { expect, test } from 'bun:test'
import { settled, Visitors } from './visitors.ts'

const visitors = new Visitors()
const PAGE = '/console/settings/members'

test('an owner invites by mail, sends it again and cancels it', async () => {
  const { server } = visitors
  const page = await visitors.member(PAGE)
  await page.getByText('No pending invitations.').waitFor()
  await page.getByRole('link', { name: 'Invite' }).click()
  await page.waitForURL(/open=invite$/)
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com')
  await page.getByLabel('Role').selectOption('viewer')
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  await page.getByText('Invitation sent.').waitFor()
  expect((await server.nextMail()).to).toBe('ada@example.com')
  await page.waitForFunction(async () => {
    const invitations = (await (await fetch('/api/invitations')).json()) as { sentAt: unknown }[]
    return invitations.every(({ sentAt }) => sentAt !== null)
  })
  server.backend.clock.advance(61_000)
  await page.getByRole('button', { name: 'Resend invitation to ada@example.com' }).click()
  await page.getByText('Invitation resent to ada@example.com').waitFor()
  const second = await server.nextMail()
  expect(second.to).toBe('ada@example.com')
  await page.getByRole('link', { name: 'Invite' }).click()
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com')
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  await page.getByText('ada@example.com has already been invited.').waitFor()
  await page.keyboard.press('Escape')
  await page.waitForURL(/members$/)
  await page.getByRole('button', { name: 'Cancel invitation for ada@example.com' }).click()
  await page.getByText('No pending invitations.').waitFor()
  const body = JSON.stringify({ token: second.token })
  const headers = { 'content-type': 'application/json', origin: server.origin }
  const url = `${server.origin}/api/auth/invitations/show`
  expect((await fetch(url, { method: 'POST', headers, body })).status).toBe(410)
  await page.context().close()
})

test('a role is changed and a member removed, after a question that names them', async () => {
  const { server } = visitors
  const person = await server.person('member')
  const theirs = await visitors.member('/console/analytics', {}, person)
  await server.backend.deps.db.sql`
    insert into api_keys (workspace_id, id, name, hash, partial_key, scopes, created_by)
    select m.workspace_id, 'key_grace', 'CI', 'none', 'svc_sk_…', '{read}', p.id
    from people p join members m on m.person_id = p.id join workspaces w on w.id = m.workspace_id
    where p.email = ${person.email} and w.mode = 'live'`
  const page = await visitors.member(PAGE)
  const row = page.getByRole('listitem').filter({ hasText: person.email })
  await row.getByRole('combobox').selectOption('billing')
  await page.getByText('Grace now has the Billing role.').waitFor()
  await page.reload()
  await settled(page)
  expect(await row.getByRole('combobox').inputValue()).toBe('billing')
  await row.getByRole('button', { name: 'Remove Grace' }).click()
  const question = page.getByRole('dialog', { name: 'Remove Grace?' })
  await question.getByText(person.email).waitFor()
  await question.getByRole('button', { name: 'Cancel' }).click()
  expect(await row.count()).toBe(1)
  await row.getByRole('button', { name: 'Remove Grace' }).click()
  await question.getByText('Their API keys and invitations stop working.').waitFor()
  expect(await question.getByRole('listitem').allInnerTexts()).toHaveLength(1)
  await question.getByRole('button', { name: 'Remove Grace' }).click()
  await page.getByText('Grace removed.').waitFor()
  expect(await row.count()).toBe(0)
  await theirs.reload()
  await theirs.getByText('You’re not a member of any workspace.').waitFor()
  await theirs.context().close()
  await page.context().close()
})

test('the last owner can neither leave nor become something else, until there is another', async () => {
  const { server, owner } = visitors
  const page = await visitors.member(PAGE)
  const own = page.getByRole('listitem').filter({ hasText: owner.email })
  await own.getByText('A workspace needs at least one owner').waitFor()
  expect(await own.getByRole('combobox').count()).toBe(0)
  expect(await own.getByRole('button').count()).toBe(0)
  const { email } = await server.person('admin')
  await page.reload()
  const other = page.getByRole('listitem').filter({ hasText: email })
  await other.getByRole('combobox').selectOption('owner')
  await page.getByText('Grace now has the Owner role.').waitFor()
  await own.getByRole('button', { name: 'Leave workspace' }).click()
  await page.getByRole('dialog', { name: 'Leave Acme?' }).waitFor()
  await page.keyboard.press('Escape')
  await other.getByRole('combobox').selectOption('member')
  await own.getByText('A workspace needs at least one owner').waitFor()
  await page.context().close()
})

test('a viewer sees who is a member and can change nothing', async () => {
  const viewer = await visitors.server.person('viewer')
  const page = await visitors.member(`${PAGE}?open=invite`, {}, viewer)
  await page.getByText('Your role (Viewer) can view settings').waitFor()
  await page.getByRole('listitem').filter({ hasText: visitors.owner.email }).waitFor()
  const main = page.locator('main')
  expect(await main.getByRole('combobox').count()).toBe(0)
  expect(await main.getByRole('button').count()).toBe(0)
  expect(await main.getByRole('link').count()).toBe(0)
  expect(await page.getByRole('dialog').count()).toBe(0)
  await page.context().close()
})
