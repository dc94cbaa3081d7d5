import { describe, expect, test } from 'bun:test'
import { changedFields, partnerBody, readDraft, type PartnerDraft } from './partner-draft.ts'

const BEFORE: PartnerDraft = {
  name: 'Ada',
  email: 'ada@example.com',
  companyName: '',
  country: 'GB',
  address: '',
  locale: 'en',
  image: '',
  description: '',
  groupId: 'grp_1',
  groupLocked: 'yes',
  tenantId: 't-1',
  username: '',
  referredBy: '',
  listed: '',
  sharesCustomers: '',
}

describe('the settings of a partner', () => {
  test('keep a disabled field, and read a switch that is off', () => {
    const { email: _disabled, groupLocked: _off, ...values } = BEFORE
    const draft = readDraft(values, BEFORE)
    expect(draft.email).toBe(BEFORE.email)
    expect(changedFields(draft, BEFORE)).toEqual(['groupLocked'])
    expect(partnerBody(draft, ['groupLocked'])).toEqual({ groupLocked: false })
  })

  test('send what was changed alone, and null for what was emptied', () => {
    const draft = { ...BEFORE, country: '', tenantId: ' ', listed: 'yes', name: '  Ada ' }
    const fields = changedFields(draft, BEFORE)
    expect(partnerBody(draft, fields)).toEqual({ country: null, tenantId: null, listed: true })
  })

  test('leave an empty name and email to the API, which refuses them', () => {
    expect(partnerBody({ ...BEFORE, name: '', email: '' }, ['name', 'email'])).toEqual({
      name: '',
      email: '',
    })
  })
})
