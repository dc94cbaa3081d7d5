import { describe, expect, test } from 'bun:test'
import { joinMember } from '../kit/people.ts'
import { createTestProgram } from '../kit/program.ts'
import { testBackend } from '../kit/test-backend.ts'
import { createTestWorkspace } from '../kit/workspace.ts'

const backend = await testBackend()
const workspace = await createTestWorkspace(backend)
const { enroll } = await createTestProgram(backend, workspace)
const { api } = workspace

describe('notes about a partner', () => {
  test('are listed from the newest, with who wrote them', async () => {
    const { partner } = await enroll('Ada', { tenantId: 'ada' })
    const member = await joinMember(backend, workspace, { role: 'member' })
    const path = `/partners/${partner.id}/notes`
    const { status, body: first } = await member.call('POST', path, { text: ' Met in Lisbon ' })
    expect(status).toBe(201)
    expect(first).toMatchObject({
      partnerId: partner.id,
      text: 'Met in Lisbon',
      pinned: false,
      author: { id: member.personId },
      editable: true,
    })
    backend.clock.advance(1000)
    const { body: second } = await api('POST', '/partners/ext_ada/notes', {
      text: 'Call in May\n\nAbout the video',
      pinned: true,
    })
    expect(second).toMatchObject({ author: { id: null, name: 'First key' }, pinned: true })
    const ids = async (query = '') =>
      (await api('GET', `${path}${query}`)).body.map(({ id }: { id: string }) => id)
    expect(await ids()).toEqual([second.id, first.id])
    expect(await ids('?pinned=true')).toEqual([second.id])
    expect(await ids('?pinned=false')).toEqual([first.id])
    expect(await ids(`?startingAfter=${second.id}`)).toEqual([first.id])
    expect(await ids('?pageSize=1&page=2')).toEqual([first.id])
  })

  test('are changed and deleted by their author, admins, and owners alone', async () => {
    const { partner } = await enroll('Bob')
    const author = await joinMember(backend, workspace, { role: 'member' })
    const other = await joinMember(backend, workspace, { role: 'member' })
    const viewer = await joinMember(backend, workspace, { role: 'viewer' })
    const admin = await joinMember(backend, workspace, { role: 'admin' })
    const path = `/partners/${partner.id}/notes`
    const { body: note } = await author.call('POST', path, { text: 'Mine' })
    const one = `${path}/${note.id}`
    expect((await viewer.call('GET', path)).body).toMatchObject([{ text: 'Mine', editable: false }])
    expect((await viewer.call('POST', path, { text: 'No' })).status).toBe(403)
    for (const who of [other, viewer]) {
      expect((await who.call('PATCH', one, { text: 'Changed' })).status).toBe(403)
      expect((await who.call('DELETE', one)).status).toBe(403)
    }
    backend.clock.advance(1000)
    const { body: changed } = await author.call('PATCH', one, { text: 'Better' })
    expect(changed).toMatchObject({ text: 'Better', createdAt: note.createdAt })
    expect(changed.updatedAt > note.updatedAt).toBe(true)
    expect((await admin.call('PATCH', one, { pinned: true })).body.pinned).toBe(true)
    expect((await admin.call('DELETE', one)).status).toBe(200)
    // What somebody writes with a key of theirs is theirs.
    const body = { name: 'Key', scopes: ['program.write'] }
    const { body: key } = await admin.call('POST', '/workspace/keys', body)
    const headers = { authorization: `Bearer ${key.key}` }
    const { body: written } = await api('POST', path, { text: 'By key' }, headers)
    expect(written.author.id).toBe(admin.personId)
    const { status } = await api('PATCH', `${path}/${written.id}`, { text: 'Again' }, headers)
    expect(status).toBe(200)
    expect((await author.call('PATCH', one, { text: 'Again' })).status).toBe(404)
  })

  test('belong to one partner of one workspace', async () => {
    const [{ partner }, { partner: other }] = [await enroll('Cyd'), await enroll('Dee')]
    const { body: note } = await api('POST', `/partners/${partner.id}/notes`, { text: 'Here' })
    const stranger = await createTestWorkspace(backend)
    for (const [who, path] of [
      [api, `/partners/${other.id}/notes/${note.id}`],
      [stranger.api, `/partners/${partner.id}/notes/${note.id}`],
    ] as const) {
      expect((await who('PATCH', path, { text: 'There' })).status).toBe(404)
      expect((await who('DELETE', path)).status).toBe(404)
    }
    expect((await stranger.api('GET', `/partners/${partner.id}/notes`)).status).toBe(404)
    for (const text of ['', '  ', 'x'.repeat(10_001), 'a\u0000b']) {
      expect((await api('POST', `/partners/${partner.id}/notes`, { text })).status).toBe(422)
    }
    expect((await api('GET', `/partners/${other.id}/notes`)).body).toEqual([])
  })

  test('keep the name of an author who left, and go over in a merge', async () => {
    const [{ partner: from }, { partner: into }] = [await enroll('Eve'), await enroll('Fay')]
    const member = await joinMember(backend, workspace, { role: 'member' })
    const { body: note } = await member.call('POST', `/partners/${from.id}/notes`, { text: 'Hi' })
    expect((await api('DELETE', `/members/${member.personId}`)).status).toBe(200)
    const body = { fromPartnerId: from.id, intoPartnerId: into.id }
    expect((await api('POST', '/partners/merge', body)).status).toBe(200)
    const { body: notes } = await api('GET', `/partners/${into.id}/notes`)
    expect(notes).toMatchObject([{ id: note.id, text: 'Hi', author: { name: note.author.name } }])
  })
})

describe('the owner of a partner', () => {
  test('is a member, filters the list, and is nobody once they left', async () => {
    const own = await createTestWorkspace(backend)
    const program = await createTestProgram(backend, own)
    const member = await joinMember(backend, own, { role: 'member' })
    const { partner: ada } = await program.enroll('Ada', { ownerId: member.personId })
    const { partner: bob } = await program.enroll('Bob')
    expect([ada.ownerId, bob.ownerId]).toEqual([member.personId, null])
    const names = async (ownerId: string) =>
      (await own.api('GET', `/partners?ownerId=${ownerId}`)).body.map(
        (one: { name: string }) => one.name,
      )
    expect(await names(member.personId)).toEqual(['Ada'])
    expect(await names('none')).toEqual(['Bob'])
    const stranger = await joinMember(backend, workspace, { role: 'admin' })
    for (const ownerId of ['per_none', stranger.personId]) {
      expect((await own.api('PATCH', `/partners/${bob.id}`, { ownerId })).status).toBe(422)
    }
    const { personId: ownerId } = member
    expect((await own.api('PATCH', `/partners/${bob.id}`, { ownerId })).body.ownerId).toBe(ownerId)
    expect((await own.api('PATCH', `/partners/${bob.id}`, { ownerId: null })).body.ownerId).toBe(
      null,
    )
    await own.api('POST', '/partners', { email: ada.email, name: 'Ada L.' })
    expect(await names(ownerId)).toEqual(['Ada L.'])
    expect((await own.api('DELETE', `/members/${ownerId}`)).status).toBe(200)
    expect((await own.api('GET', `/partners/${ada.id}`)).body.ownerId).toBeNull()
  })

  test('stays with the other partner of a merge, if there was none', async () => {
    const member = await joinMember(backend, workspace, { role: 'member' })
    const { partner: from } = await enroll('Gil', { ownerId: member.personId })
    const { partner: into } = await enroll('Hal')
    await api('POST', '/partners/merge', { fromPartnerId: from.id, intoPartnerId: into.id })
    const { body } = await api('GET', `/partners/${into.id}`)
    expect(body.ownerId).toBe(member.personId)
  })
})
