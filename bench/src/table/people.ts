import { acceptLink, type CallHeaders } from '../server.ts'
import { characterOf } from './campaign.ts'

/** Creates player accounts with invites of the game master, and returns their cookies. */
export async function invitePlayers(origin: string, headers: CallHeaders, accounts: number): Promise<string[]> {
  const cookies: string[] = []
  for (let account = 0; account < accounts; account += 1) {
    const characterId = characterOf(account)
    const params = { role: 'player', ...(characterId !== null && { characterId }) }
    const body = JSON.stringify({ operation: 'makeInvite', params })
    const response = await fetch(`${origin}/api/query`, { method: 'POST', headers, body })
    if (!response.ok) throw new Error(await response.text())
    const token = /#([\w-]+)/.exec(await response.text())?.[1] ?? ''
    // Each from a different address, because an address that creates many accounts is rate-limited.
    const from = { 'x-forwarded-for': `10.0.0.${account + 1}` }
    cookies.push((await acceptLink(origin, { token, email: `viewer${account}@waybook.example` }, from)).cookie)
  }
  return cookies
}
