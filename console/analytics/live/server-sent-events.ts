/** One message of a stream. */
export interface Message {
  id: string
  event: string
  data: string
}

/**
 * Splits the text of an event stream into messages. Comments and other fields are left out. `EventSource`
 * would do that, but cannot send the header that names the workspace.
 */
export class MessageReader {
  #rest = ''

  /** Adds a piece of the stream; returns the messages that it completes. */
  read(piece: string): Message[] {
    const blocks = (this.#rest + piece).split('\n\n')
    this.#rest = blocks.pop() ?? ''
    return blocks.map(parseBlock).filter((message) => message !== null)
  }
}

function parseBlock(block: string): Message | null {
  const message: Message = { id: '', event: 'message', data: '' }
  let hasData = false
  for (const line of block.split('\n')) {
    const colon = line.indexOf(':')
    if (colon < 1) continue
    const name = line.slice(0, colon)
    const value = line.slice(colon + 1).replace(/^ /, '')
    if (name === 'id') message.id = value
    else if (name === 'event') message.event = value
    else if (name === 'data') {
      message.data += (hasData ? '\n' : '') + value
      hasData = true
    }
  }
  return hasData ? message : null
}
