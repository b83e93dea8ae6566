import { spawn, type ChildProcessByStdio } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Readable, Writable } from 'node:stream'

import { giveToServer, placeForServer, providePrograms, serverAccount } from './test-postgres-programs.ts'

const READY = 'ready to accept connections'

const SETTINGS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200']

/**
 * Runs PostgreSQL until its input ends, which also happens if the starting process is killed. Then stops the server and deletes its
 * folder.
 */
const SUPERVISE = `
folder=$1; shift
"$folder/native/bin/initdb" -D "$folder/data" -U waybook -A trust --no-sync --no-locale -E UTF8 >/dev/null && {
  "$folder/native/bin/postgres" -D "$folder/data" -k "$folder" -c listen_addresses= "$@" &
  cat >/dev/null
  kill -INT $!
  wait $!
}
rm -rf "$folder"
`

interface RunningPostgres {
  /** The URL for `pg`, as the owner of every database. */
  readonly url: string
  /** Belongs to PostgreSQL's account, and has the programs in `native`. */
  readonly folder: string
  readonly stop: () => Promise<void>
}

/**
 * Starts a real PostgreSQL for a test run, in a new folder below `parent`, or below /tmp if `parent` is unsuitable. It listens only on a
 * socket in that folder, and does not sync to disk.
 */
export async function startTestPostgres(parent: string): Promise<RunningPostgres> {
  const folder = await mkdtemp(path.join(placeForServer(parent), 'waybook-postgres-'))
  try {
    await providePrograms(path.join(folder, 'native'))
    giveToServer(folder, ['-maxdepth', '0'])
    const settings = SETTINGS.flatMap((setting) => ['-c', setting])
    // In a separate session, Ctrl+C does not reach it before the tests have ended.
    const server = spawn('/bin/sh', ['-c', SUPERVISE, 'sh', folder, ...settings], {
      ...serverAccount,
      cwd: '/',
      env: { PATH: process.env['PATH'], LC_ALL: 'C' },
      stdio: ['pipe', 'ignore', 'pipe'],
      detached: true,
    })
    await ready(server)
    const stop = async () => {
      const ended = new Promise((resolve) => server.once('close', resolve))
      server.stdin.end()
      await ended
      await rm(folder, { recursive: true, force: true })
    }
    return { url: `postgres://waybook@/postgres?host=${encodeURIComponent(folder)}`, folder, stop }
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw new Error(`The PostgreSQL of the tests did not start: ${String(error)}`, { cause: error })
  }
}

async function ready(server: ChildProcessByStdio<Writable, null, Readable>): Promise<void> {
  let said = ''
  await new Promise<void>((resolve, reject) => {
    server.stderr.setEncoding('utf8').on('data', (text: string) => {
      if (said.includes(READY)) return
      said += text
      if (said.includes(READY)) resolve()
    })
    server.once('error', reject)
    server.once('exit', () => reject(new Error(said)))
  })
}
