import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

import { acceptLink } from '../server.ts'
import { characterOf } from './campaign.ts'

const run = promisify(execFile)

/** Creates player accounts, as a host would, and returns their cookies. */
export async function invitePlayers(
  origin: string,
  env: Readonly<Record<string, string>>,
  accounts: number,
): Promise<string[]> {
  const cookies: string[] = []
  for (let account = 0; account < accounts; account += 1) {
    const character = characterOf(account)
    const args = ['server/src/main.ts', 'invite', ...(character === null ? [] : ['--character', character])]
    const { stdout } = await run('node', args, { env: { ...process.env, ...env } })
    const token = /#(\S+)/.exec(stdout)?.[1] ?? ''
    // Each from a different address, because an address that creates many accounts is rate-limited.
    const headers = { 'x-forwarded-for': `10.0.0.${account + 1}` }
    cookies.push((await acceptLink(origin, { token, email: `viewer${account}@waybook.example` }, headers)).cookie)
  }
  return cookies
}
