import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'

const SECRET_BYTES = 32

/** The secret that signs cookies: from the environment or, if it is not set, from a file that the first start creates. */
export async function readAuthSecret(given: string | null, file: string): Promise<string> {
  return given ?? (await readSecret(file)) ?? (await makeSecret(file))
}

/** Never overwrites. If another process creates the file at the same time, this one fails. */
async function makeSecret(file: string): Promise<string> {
  const secret = randomBytes(SECRET_BYTES).toString('base64url')
  await writeFile(file, `${secret}\n`, { mode: 0o600, flag: 'wx' })
  return secret
}

async function readSecret(file: string): Promise<string | null> {
  const text = await readFile(file, 'utf8').catch(ifMissing)
  if (text === null) return null
  if (text.trim() === '')
    throw new Error(`${file} is empty: restore it from a backup, or delete it (then everyone has to sign in again)`)
  return text.trim()
}

function ifMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
  throw error
}
