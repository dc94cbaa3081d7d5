import type { Domain } from '../../api/wire.gen.ts'
import { ago } from '../../base/format.ts'
import { t, type TextId } from '../../base/texts.ts'

type Status = Domain['verification']['status']

export const STATUS_NAMES: Readonly<Record<Status, TextId>> = {
  unverified: 'domains.notVerified',
  verified: 'domains.verified',
  failing: 'domains.recordMissing',
  lost: 'domains.lost',
}

/** Tells whether its record is still to be entered, or entered again. */
export function needsRecord({ verification }: Domain): boolean {
  return verification.status !== 'verified'
}

/** Says what the state of a domain means for its links. */
export function domainNote({ verification, archived }: Domain): string {
  const { status, verifiedBy, checkedAt, servesUntil } = verification
  if (archived) return t('domains.archivedLinksDomainKeep')
  switch (status) {
    case 'unverified':
      return t('domains.linksDontRedirectUntil')
    case 'failing':
      return t('domains.dnsRecordMissingLinks', {
        when: servesUntil ? ago(servesUntil) : '…',
      })
    case 'lost':
      return t('domains.linksDontRedirectDns')
    case 'verified':
      if (verifiedBy === 'operator') return t('domains.verifiedServersAdmin')
      return checkedAt
        ? t('domains.verifiedDnsLastChecked', { when: ago(checkedAt) })
        : t('domains.verifiedDnsKeepRecord')
  }
}
