/** Length and checksum, four bytes each, before the bytes of a record. */
const HEAD_BYTES = 8
/** A longer record is taken for damage. */
export const MAX_RECORD_BYTES = 1_048_576

/**
 * Frames a record for a file that is only appended to: its length, a CRC-32 of length and bytes, the bytes.
 * @throws RangeError when it is empty or longer than `MAX_RECORD_BYTES`
 */
export function encodeFrame(record: Uint8Array): Buffer {
  if (record.length === 0 || record.length > MAX_RECORD_BYTES) {
    throw new RangeError(`a record of ${record.length} bytes cannot be framed`)
  }
  const frame = Buffer.allocUnsafe(HEAD_BYTES + record.length)
  frame.writeUInt32LE(record.length, 0)
  frame.set(record, HEAD_BYTES)
  frame.writeUInt32LE(checksum(frame), 4)
  return frame
}

/** The whole records of a file, and where the first byte is that belongs to none of them. */
export interface Frames {
  records: Buffer[]
  end: number
}

/**
 * Reads records until the file ends or one is torn or damaged: a process that dies while it appends leaves
 * a part of the last one.
 */
export function readFrames(bytes: Buffer): Frames {
  const records: Buffer[] = []
  let end = 0
  while (end + HEAD_BYTES <= bytes.length) {
    const length = bytes.readUInt32LE(end)
    const next = end + HEAD_BYTES + length
    if (length === 0 || length > MAX_RECORD_BYTES || next > bytes.length) break
    const frame = bytes.subarray(end, next)
    if (frame.readUInt32LE(4) !== checksum(frame)) break
    records.push(frame.subarray(HEAD_BYTES))
    end = next
  }
  return { records, end }
}

function checksum(frame: Buffer): number {
  return Bun.hash.crc32(frame.subarray(HEAD_BYTES), frame.readUInt32LE(0))
}
