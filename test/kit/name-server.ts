import { createSocket } from 'node:dgram'

/** What a name has: texts and the target of a CNAME; `fails`: the server answers that it cannot say. */
export interface NameRecords {
  txt?: string[]
  cname?: string
  fails?: boolean
}

const CNAME = 5
const TXT = 16
const SERVFAIL = 2
const NXDOMAIN = 3

/** Starts a name server on this machine that knows these names: where it listens, and how to stop it. */
export async function startNameServer(
  names: Readonly<Record<string, NameRecords>>,
): Promise<{ address: string; close(): void }> {
  const server = createSocket('udp4')
  server.on('message', (query, from) => {
    server.send(answerTo(query, names), from.port, from.address)
  })
  await new Promise<void>((resolve) => server.bind(0, '127.0.0.1', resolve))
  return { address: `127.0.0.1:${server.address().port}`, close: () => server.close() }
}

function answerTo(query: Buffer, names: Readonly<Record<string, NameRecords>>): Buffer {
  const labels: string[] = []
  let at = 12
  for (let length = query[at]!; length > 0; length = query[at]!) {
    labels.push(query.subarray(at + 1, at + 1 + length).toString())
    at += length + 1
  }
  const type = query.readUInt16BE(at + 1)
  const known = names[labels.join('.')]
  const answers = known ? recordsOf(known, type) : []
  const code = known?.fails ? SERVFAIL : known ? 0 : NXDOMAIN
  const head = Buffer.alloc(12)
  head.writeUInt16BE(query.readUInt16BE(0), 0)
  head.writeUInt16BE(0x8180 | code, 2)
  head.writeUInt16BE(1, 4)
  head.writeUInt16BE(answers.length, 6)
  return Buffer.concat([head, query.subarray(12, at + 5), ...answers])
}

function recordsOf({ txt = [], cname }: NameRecords, type: number): Buffer[] {
  if (cname !== undefined)
    return [record(CNAME, Buffer.concat([...cname.split('.'), ''].map(part)))]
  return type === TXT ? txt.map((text) => record(TXT, part(text))) : []
}

function part(text: string): Buffer {
  return Buffer.concat([Buffer.from([text.length]), Buffer.from(text)])
}

/** The name is a pointer to that of the question. */
function record(type: number, data: Buffer): Buffer {
  const head = Buffer.alloc(12)
  head.writeUInt16BE(0xc00c, 0)
  head.writeUInt16BE(type, 2)
  head.writeUInt16BE(1, 4)
  head.writeUInt32BE(60, 6)
  head.writeUInt16BE(data.length, 10)
  return Buffer.concat([head, data])
}
