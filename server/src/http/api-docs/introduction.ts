import { ANY_PLAYER, VIEW_AS_HEADER } from '@waybook/contract'

/** The paragraphs that introduce the API to a developer. Backquotes mark code. */
export const paragraphs: readonly string[] = [
  'Scripts call with a personal API key in the header `X-API-Key`: `POST /api/query`, the GET addresses below and the health checks take it. Members create keys on their profile. A key can see and do exactly what its owner can. It needs no session and no `Origin`. Operations that list only `session` under `security` refuse keys. This way, no key can invite people or grant access.',
  'Each campaign of an installation has its own keys, and the same API below its address, such as `https://waybook.example/c/the-salt-road/api/query`.',
  'Browsers call with a session: `POST /api/auth/sign-in/email` with `{email, password}` sets its cookie. Every POST request with a cookie must also send `Origin` with the address of Waybook, such as `https://waybook.example`. Browsers send it automatically. If `Origin` is missing or different, or if `Sec-Fetch-Site` is `cross-site`, the call is refused with 403.',
  'If the host has set `API_KEY`, calls with a session must also send it in `X-API-Key`. `GET /api/me` returns it to signed-in users. It authenticates nobody by itself. A personal key replaces both.',
  `With the header \`${VIEW_AS_HEADER}\` (the id of a character, or \`${ANY_PLAYER}\`) a game master gets the answers that this player would get. Writes are then refused.`,
  'Assistants connect to `POST /mcp` below the same address, by the Model Context Protocol over streamable HTTP, with a personal key as `Authorization: Bearer waybook_...`. In Claude Code: `claude mcp add --transport http waybook https://waybook.example/mcp --header "Authorization: Bearer waybook_..."`. They read what the owner of the key may read, and write proposals and drafts. `docs/mcp.md` has more.',
  'This script lists the characters that its owner may see:',
]

/** Ends the introduction. A test runs it. */
export const example = `const WAYBOOK = 'https://waybook.example'
const KEY = 'waybook_...'

const response = await fetch(WAYBOOK + '/api/query', {
  method: 'POST',
  headers: { 'Content-Type': 'application/json', 'X-API-Key': KEY },
  body: JSON.stringify({ operation: 'listEntities', params: { type: 'character' } }),
})
const answer = await response.json()
if (!response.ok) throw new Error(answer.error)
for (const { id, name } of answer.entities) console.log(id, name)
`
