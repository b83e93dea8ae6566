import { readWikiLink, WIKI_LINK } from './wiki-link.ts'

/** The readers of a secret in addition to the game master: everyone, or the players of these characters (ids), possibly none. */
export type SecretAudience = 'everyone' | readonly string[]

const LINK = String.raw`\[\[[^[\]\r\n]+\]\]`
const BETWEEN = String.raw`(?:[ \t]*,[ \t]*(?:and[ \t]+)?|[ \t]+and[ \t]+)`
const CLAUSE = new RegExp(String.raw`^[ \t]*for[ \t]+(?:everyone|${LINK}(?:${BETWEEN}${LINK})*)[ \t]*$`, 'i')
/**
 * Parses the rest of a secret's first line, after the marker. `null` if it is not exactly an audience. Then the secret is for the game
 * master only. A link to a missing entity adds nobody.
 */
export function readAudience(written: string): SecretAudience | null {
  if (!CLAUSE.test(written)) return null
  const ids = (written.match(WIKI_LINK) ?? []).map((link) => readWikiLink(link).id)
  if (ids.length === 0) return 'everyone'
  return [...new Set(ids.filter((id) => id !== null))]
}

/** An audience in the syntax after the marker, with a leading space. Empty for the game master only. */
export function writeAudience(audience: SecretAudience): string {
  if (audience === 'everyone') return ' for everyone'
  const links = audience.map((id) => `[[${id}]]`)
  const last = links.at(-1)
  if (last === undefined) return ''
  const others = links.slice(0, -1).join(', ')
  return ` for ${others === '' ? last : `${others} and ${last}`}`
}

/** Whether the player of a character reads a secret for this audience. `null`: a player without a character. */
export function mayRead(audience: SecretAudience, character: string | null): boolean {
  return audience === 'everyone' || (character !== null && audience.includes(character))
}
