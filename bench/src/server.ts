import { spawn, type ChildProcess } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'

const repository = path.resolve(import.meta.dirname, '../..')

/** More frequent requests would take processor time from the starting server. */
const POLL_INTERVAL_MS = 25

export interface Running {
  readonly origin: string
  readonly startedInMs: number
  readonly pid: number
  readonly stop: () => Promise<void>
}

/** Starts the product as a host would and measures the time until its first response. */
export async function startServer(env: Readonly<Record<string, string>>): Promise<Running> {
  const origin = `http://localhost:${env['PORT']}`
  const began = performance.now()
  const child = spawn(process.execPath, ['server/dist/main.js', 'start'], {
    cwd: repository,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  // The server responds slightly before it has written the sign-in links.
  const open = new Promise<void>((resolve) => {
    child.stdout.on('data', (said: Buffer) => said.includes('is open at') && resolve())
  })
  // A leftover server would answer the next run's requests.
  process.once('exit', () => child.kill())
  while (!(await answers(origin))) {
    if (child.exitCode !== null) throw new Error('The server exited before it responded')
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS))
  }
  const startedInMs = performance.now() - began
  await open
  return { origin, startedInMs, pid: child.pid ?? 0, stop: async () => await stop(child) }
}

async function answers(origin: string): Promise<boolean> {
  const response = await fetch(`${origin}/api/health`).catch(() => null)
  return response?.ok ?? false
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  child.kill('SIGTERM')
  await ended
}

/** Signs in with the printed set-up link and returns the headers for further calls. */
export async function signIn(origin: string, dataDir: string): Promise<CallHeaders> {
  const links = await readFile(path.join(dataDir, 'links.txt'), 'utf8')
  const token = /\/setup#(\S+)/.exec(links)?.[1] ?? ''
  return await acceptLink(origin, { token, email: 'bench@waybook.example' })
}

/** Signs in with the first printed link of a player. */
export async function signInAsPlayer(origin: string, dataDir: string): Promise<CallHeaders> {
  const links = await readFile(path.join(dataDir, 'links.txt'), 'utf8')
  const token = /\/join#(\S+)/.exec(links)?.[1] ?? ''
  return await acceptLink(origin, { token, email: 'player@waybook.example' })
}

/** Creates a second game master account. */
export async function inviteGameMaster(origin: string, headers: CallHeaders): Promise<CallHeaders> {
  const body = JSON.stringify({ operation: 'makeInvite', params: { role: 'gameMaster' } })
  const made = await fetch(`${origin}/api/query`, { method: 'POST', headers, body })
  const token = /#([\w-]+)/.exec(await made.text())?.[1] ?? ''
  return await acceptLink(origin, { token, email: 'second@waybook.example' })
}

/** The headers of a signed-in caller. */
export type CallHeaders = Record<'cookie' | 'origin' | 'content-type', string>

/** Creates an account with a one-time link. */
export async function acceptLink(
  origin: string,
  account: { readonly token: string; readonly email: string },
  headers: Readonly<Record<string, string>> = {},
): Promise<CallHeaders> {
  const response = await fetch(`${origin}/api/auth/link/accept`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, ...headers },
    body: JSON.stringify({ ...account, firstName: 'Bench', lastName: '', password: 'nine lamps on a wet causeway' }),
  })
  if (!response.ok) throw new Error(`Sign-in failed: ${await response.text()}`)
  const cookie = response.headers.getSetCookie().map((one) => one.slice(0, one.indexOf(';')))
  return { cookie: cookie.join('; '), origin, 'content-type': 'application/json' }
}
