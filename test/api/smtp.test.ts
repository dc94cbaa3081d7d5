import { afterAll, beforeAll, expect, test } from 'bun:test'
import { createSmtpMailer } from '../../server/notify/smtp/smtp-mailer.ts'
import { startSmtp, type TestSmtp } from '../kit/smtp.ts'

let smtp: TestSmtp

beforeAll(async () => {
  smtp = await startSmtp()
})
afterAll(() => smtp.close())

async function send(url: string): Promise<string> {
  const mailer = createSmtpMailer(url)
  const mail = { from: 'a@acme.test', to: 'b@x.test', replyTo: undefined, subject: 'Link' }
  try {
    return await mailer.send({ ...mail, html: '<p>secret</p>', text: 'secret', headers: {} })
  } catch (error) {
    return String(error)
  } finally {
    mailer.close()
  }
}

test('a mail leaves without TLS only on this machine, or where the operator says so', async () => {
  const { port } = new URL(smtp.url)
  // Leads to this machine too, but does not say so.
  const elsewhere = `smtp://0.0.0.0:${port}`
  expect(await send(elsewhere)).toContain('STARTTLS')
  expect(smtp.received).toEqual([])
  expect(await send(`${elsewhere}?requireTLS=false`)).toBe('sent')
  expect(await send(`smtp://localhost:${port}`)).toBe('sent')
  expect(smtp.received).toHaveLength(2)
})
