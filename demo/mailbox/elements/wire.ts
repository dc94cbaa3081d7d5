/** The part of a mail that the page shows. */
export interface WireMail {
  id: string
  template: string
  from: string
  to: string
  subject: string
  text: string | null
  status: 'waiting' | 'sent' | 'kept' | 'failed'
  error: string | null
  createdAt: string
}
