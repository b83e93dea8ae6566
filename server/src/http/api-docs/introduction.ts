import { ANY_PLAYER, VIEW_AS_HEADER } from '@waybook/contract'

/** What a client has to know before its first call, one paragraph each. Backquotes mark code. */
export const paragraphs: readonly string[] = [
  'Scripts call with a personal API key in the header `X-API-Key`: `POST /api/query`, the GET addresses below and the health checks take it. A member makes keys on their profile. A key sees and does what its owner can, and no more. It needs no session and no `Origin`. Operations that list only `session` under `security` refuse keys, so that no key lets anybody in.',
  'Browsers call with a session: `POST /api/auth/sign-in/email` with `{email, password}` sets its cookie. Every POST request with a cookie must also send `Origin`, with the address at which Waybook is reached, such as `https://waybook.example`; browsers do that by themselves. Without `Origin`, with another one, or with `Sec-Fetch-Site: cross-site`, the call is refused with 403.',
  'If the host has set `API_KEY`, calls with a session send it in `X-API-Key`, too; `GET /api/me` tells it to whoever is signed in. It authenticates nobody by itself. A personal key stands for both.',
  `With the header \`${VIEW_AS_HEADER}\` (the id of a character, or \`${ANY_PLAYER}\`) a game master gets what that player gets; writes are then refused.`,
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
