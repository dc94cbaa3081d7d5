import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Sql, TransactionSql } from 'postgres'
import type { Config } from '../config.ts'
import { takeLock } from '../db/locks.ts'
import { decode, row, text } from '../db/row.ts'
import { readKeys, type EncryptionKey } from './encryption-key.ts'
import { createSecrets, type Secrets } from './secrets.ts'

const KEY_BYTES = 32
const KnownKey = row({ id: text, proof: text })

/**
 * Opens the encryption keys and holds them against those that the database was encrypted with. The first
 * server on an empty database notes its key there; with a new key in front of the known ones, it is added,
 * unless `addsKey` is false.
 * @throws Error that says which key is missing and where to find it
 */
export async function openSecrets(
  config: Config,
  sql: Sql,
  { addsKey = true }: { addsKey?: boolean | undefined } = {},
): Promise<Secrets> {
  const open = async (client: Sql | TransactionSql) => {
    const known = decode(KnownKey, await client`select id, proof from encryption_keys order by id`)
    const keys = givenKeys(config, { mayCreate: known.length === 0 })
    const missing = known.find(({ proof }) => !keys.some((key) => key.proof === proof))
    if (missing) throw new Error(wrongKey(config, { missing: missing.id, keys }))
    const [current, ...others] = keys
    const isKnown = known.some(({ id }) => id === current!.id)
    if (!isKnown && !addsKey && known.length > 0) throw new Error(newKey(current!))
    return { secrets: createSecrets([current!, ...others]), current: current!, isKnown }
  }
  const { isKnown, secrets } = await open(sql)
  if (isKnown) return secrets
  return sql.begin(async (tx) => {
    await takeLock(tx, 'encryptionKeys')
    const { secrets, current, isKnown } = await open(tx)
    const { id, proof } = current
    if (!isKnown) await tx`insert into encryption_keys (id, proof) values (${id}, ${proof})`
    return secrets
  })
}

/** Opens the keys while the database cannot say whether they are its own; undefined: there are none. */
export function openSecretsUnseen(config: Config): Secrets | undefined {
  const [current, ...others] = givenKeys(config, { mayCreate: false })
  return current && createSecrets([current, ...others])
}

/** Reads ENCRYPTION_KEY, or the key beside the data, which the first start makes. */
function givenKeys(config: Config, { mayCreate }: { mayCreate: boolean }): EncryptionKey[] {
  if (config.encryptionKey) return readKeys(config.encryptionKey)
  const path = keyFile(config)
  if (mayCreate && !existsSync(path)) createKeyFile(config.dataDir, path)
  return existsSync(path) ? readKeys(readFileSync(path, 'utf8')) : []
}

const keyFile = ({ dataDir }: Config): string => join(dataDir, 'encryption.key')

function createKeyFile(dataDir: string, path: string): void {
  mkdirSync(dataDir, { recursive: true })
  // Linked into place whole: of two processes that start at once, both read the same key.
  const own = `${path}.${process.pid}`
  writeFileSync(own, randomBytes(KEY_BYTES).toString('base64'), { mode: 0o600 })
  try {
    linkSync(own, path)
  } catch {
    // The other process was first.
  }
  rmSync(own)
}

/** Explains why a command does not encrypt with a key that no server has. */
function newKey({ id }: EncryptionKey): string {
  return `No server encrypts with the key ${id} yet. Start every server with it first in ENCRYPTION_KEY, and the former key behind it, then run this again.`
}

/** Explains which key is missing; keys are named by their ids. */
function wrongKey(
  config: Config,
  { missing, keys }: { missing: string; keys: readonly EncryptionKey[] },
): string {
  const given = keys.map((key) => key.id).join(', ')
  const encrypted = `This database is encrypted with the key ${missing}`
  if (config.encryptionKey) {
    return `${encrypted}, but ENCRYPTION_KEY is the key ${given}. Set it to the one that was used before, or to both, the new one first, separated by a comma.`
  }
  const copy =
    'Copy encryption.key from the DATA_DIR of the server that was started first, or set ENCRYPTION_KEY to its content on every server.'
  if (keys.length === 0) {
    return `${encrypted}, but ENCRYPTION_KEY is not set and there is no ${keyFile(config)}. ${copy}`
  }
  return `${encrypted}, but ${keyFile(config)} is the key ${given}. ${copy}`
}
