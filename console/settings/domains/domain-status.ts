import type { Domain } from '../../api/wire.gen.ts'
import { ago } from '../../base/format.ts'
import { t, type Text } from '../../base/texts.ts'

type Status = Domain['verification']['status']

export const STATUS_NAMES: Readonly<Record<Status, Text>> = {
  unverified: 'not verified',
  verified: 'verified',
  failing: 'record missing',
  lost: 'lost',
}

/** Tells whether its record is still to be entered, or entered again. */
export function needsRecord({ verification }: Domain): boolean {
  return verification.status !== 'verified'
}

/** Says what the state of a domain means for its links. */
export function domainNote({ verification, archived }: Domain): string {
  const { status, verifiedBy, checkedAt, servesUntil } = verification
  if (archived) return t('Archived: its links go on redirecting.')
  switch (status) {
    case 'unverified':
      return t('Its links do not redirect before one of these records is found.')
    case 'failing':
      return t('Its record has gone. Links go on redirecting until {when}.', {
        when: servesUntil ? ago(servesUntil) : '…',
      })
    case 'lost':
      return t(
        'Its links do not redirect: the record was missing for a week, or another workspace has the domain.',
      )
    case 'verified':
      if (verifiedBy === 'operator') return t('Verified by the operator of this server.')
      return checkedAt
        ? t('Verified by DNS; looked for {when}. Keep the record.', { when: ago(checkedAt) })
        : t('Verified by DNS. Keep the record.')
  }
}
