import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'

const SECRET_BYTES = 32

/** The secret that signs cookies: from the environment, otherwise from a file that is created at the first start. */
export async function readAuthSecret(given: string | null, file: string): Promise<string> {
  return given ?? (await readSecret(file)) ?? (await makeSecret(file))
}

/** Never overwrites: if another process makes the file at the same moment, this one fails. */
async function makeSecret(file: string): Promise<string> {
  const secret = randomBytes(SECRET_BYTES).toString('base64url')
  await writeFile(file, `${secret}\n`, { mode: 0o600, flag: 'wx' })
  return secret
}

async function readSecret(file: string): Promise<string | null> {
  const text = await readFile(file, 'utf8').catch(ifMissing)
  if (text === null) return null
  if (text.trim() === '')
    throw new Error(`${file} is empty: restore it from a backup, or remove it (everyone has to sign in again)`)
  return text.trim()
}

function ifMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
  throw error
}
