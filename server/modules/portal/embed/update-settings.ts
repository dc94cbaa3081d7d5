import { invalid } from '../../../domain/errors.ts'
import { message } from '../../../domain/message/message.ts'
import { isTimeZone } from '../../../domain/time.ts'
import type { EmbedCtx } from '../../../core/callers.ts'
import { transact } from '../../../core/transact.ts'
import { writeFields } from '../../program/enrollments/write-fields.ts'
import type { EnrollmentRow, PartnerRow } from '../../program/partners/present.ts'
import { loadEnrolled } from '../../program/partners/queries.ts'
import { parseLocale } from '../../program/partners/columns-schema.ts'
import { holdPartnerById, writePerson } from '../../program/partners/save-partner.ts'
import type { EmbedSettings, EmbedSettingsBody } from './view-schema.ts'

/** Updates a partner's own settings, as far as they lead to no money: consent, language, zone, mails. */
export async function updateSettings(
  ctx: EmbedCtx,
  body: EmbedSettingsBody,
): Promise<EmbedSettings> {
  const { session } = ctx
  const person = readPerson(body)
  return transact(ctx, async (ctx) => {
    // Partners are held before their enrollments, as when they are created.
    const known = await holdPartnerById(ctx, session.partnerId)
    const changes = Object.entries(person).some(
      ([name, value]) => known[name as keyof PartnerRow] !== value,
    )
    const partner = changes ? await writePerson(ctx, { id: known.id, set: person }) : known
    const held = await loadEnrolled(ctx, session.enrollmentId, {
      lock: 'update',
      partnerId: session.partnerId,
    })
    const { enrollment } = await writeFields(ctx, {
      enrolled: held,
      set: readEnrollment(body),
      at: new Date(ctx.deps.clock.now()),
    })
    const { listed, digestOff } = enrollment
    return { listed, digestOff, locale: partner.locale, timeZone: partner.timeZone }
  })
}

function readEnrollment({ listed, digestOff }: EmbedSettingsBody): Partial<EnrollmentRow> {
  return {
    ...(listed === undefined ? {} : { listed }),
    ...(digestOff === undefined ? {} : { digestOff }),
  }
}

function readPerson({ locale, timeZone }: EmbedSettingsBody): Partial<PartnerRow> {
  if (timeZone && !isTimeZone(timeZone)) {
    throw invalid('timeZone', message('input.not-a-time-zone'))
  }
  return {
    ...(locale === undefined ? {} : { locale: parseLocale(locale) }),
    ...(timeZone === undefined ? {} : { timeZone: timeZone || null }),
  }
}
