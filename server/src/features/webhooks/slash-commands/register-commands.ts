import type { OutgoingRequests } from '#runtime/outgoing/outgoing-requests.ts'

import { commands } from './slash-commands.ts'

const API = 'https://discord.com/api/v10'

/** Why Discord refuses, by the status of its answer. */
const REASONS: Readonly<Record<number, string>> = {
  401: 'Discord does not know this token. Reset it on the page Bot, and copy it again.',
  403: 'Discord does not allow it: the token belongs to another application.',
  404: 'Discord does not know this application id.',
  429: 'Discord asks to wait. Try again in a minute.',
}

/** Registers the commands with Discord, in place of the earlier ones. The token is used once and not stored. */
export async function registerCommands(
  outgoing: OutgoingRequests,
  applicationId: string,
  botToken: string,
): Promise<{ readonly ok: boolean; readonly words: string }> {
  const headers = { 'content-type': 'application/json', authorization: `Bot ${botToken}` }
  const url = `${API}/applications/${applicationId}/commands`
  try {
    const { status } = await outgoing.send({ method: 'PUT', url, headers, body: JSON.stringify(commands) })
    if (status >= 200 && status < 300) return { ok: true, words: 'Discord knows the commands now.' }
    return { ok: false, words: REASONS[status] ?? `Discord answered with ${status}.` }
  } catch {
    return { ok: false, words: 'Discord could not be reached.' }
  }
}
