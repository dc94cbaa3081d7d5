import { createServer, type Socket } from 'node:net'

export interface ReceivedMail {
  from: string
  to: string[]
  /** Headers and body as they came. */
  source: string
}

export interface TestSmtp {
  url: string
  received: ReceivedMail[]
  /** Waits until so many mails have come. */
  until(count: number): Promise<void>
  /** The next mails are refused with this line, `451 later`; null: taken again. */
  refuse(line: string | null): void
  /** Mails are taken only after the answer's call. `arrived`: one waits for it. */
  hold(): { arrived: Promise<void>; release(): void }
  close(): Promise<void>
}

/** An SMTP server on this machine that keeps what it is given. */
export async function startSmtp(): Promise<TestSmtp> {
  const received: ReceivedMail[] = []
  const sockets = new Set<Socket>()
  const waiting: (() => void)[] = []
  let refusal: string | null = null
  let gate: { arrived: PromiseWithResolvers<void>; open: PromiseWithResolvers<void> } | undefined
  const take = async (mail: ReceivedMail): Promise<string> => {
    gate?.arrived.resolve()
    await gate?.open.promise
    if (refusal) return refusal
    received.push(mail)
    for (const tell of waiting.splice(0)) tell()
    return '250 taken'
  }
  const until = async (count: number): Promise<void> => {
    if (received.length >= count) return
    await new Promise<void>((resolve) => void waiting.push(resolve))
    await until(count)
  }
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
    speak(socket, take)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    until,
    refuse: (line) => void (refusal = line),
    hold() {
      const held = { arrived: Promise.withResolvers<void>(), open: Promise.withResolvers<void>() }
      gate = held
      return {
        arrived: held.arrived.promise,
        release() {
          gate = undefined
          held.open.resolve()
        },
      }
    },
    close() {
      for (const socket of sockets) socket.destroy()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

function speak(socket: Socket, take: (mail: ReceivedMail) => Promise<string>): void {
  let buffer = ''
  let mail: ReceivedMail = { from: '', to: [], source: '' }
  let inBody = false
  const say = (line: string) => void socket.write(`${line}\r\n`)
  const hear = (line: string): void => {
    const [verb] = line.toUpperCase().split(/[ :]/)
    const address = /<([^>]*)>/.exec(line)?.[1] ?? ''
    if (verb === 'MAIL') mail = { from: address, to: [], source: '' }
    if (verb === 'RCPT') mail.to.push(address)
    if (verb === 'DATA') inBody = true
    if (verb === 'QUIT') return void socket.end('221 bye\r\n')
    if (verb === 'STARTTLS') return say('502 no TLS here')
    say(verb === 'DATA' ? '354 go on' : '250 ok')
  }
  say('220 test')
  socket.on('data', (data) => {
    buffer += data.toString('utf8')
    for (;;) {
      const end = inBody ? buffer.indexOf('\r\n.\r\n') : buffer.indexOf('\r\n')
      if (end < 0) return
      const text = buffer.slice(0, end)
      buffer = buffer.slice(end + (inBody ? 5 : 2))
      if (!inBody) hear(text)
      else {
        inBody = false
        void take({ ...mail, source: text }).then(say)
      }
    }
  })
}
