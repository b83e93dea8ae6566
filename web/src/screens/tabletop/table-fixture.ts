import { call } from '../../client/call.ts'
import { gameMaster, visit } from '../../visit/visit.tsx'

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><rect width="40" height="30" fill="teal"/></svg>'

const GATE = 'scenes/toll-gate'
export const KESSA = 'characters/kessa-vane'

/** For screen tests: two scenes with a picture, one without, and three characters, of whom one is not of the party. */
export const tableFiles = {
  [`${GATE}.md`]: '---\nname: The toll gate\nvisible: true\n---\n',
  [`${GATE}.svg`]: picture,
  'scenes/third-lamp.md': '---\nname: The third lamp\n---\n',
  'scenes/third-lamp.svg': picture,
  'scenes/fog.md': '---\nname: Fog\n---\n',
  [`${KESSA}.md`]: '---\nname: Kessa Vane\ntags: [party-member]\n---\n',
  'characters/odo.md': '---\nname: Odo Brandreth\ntags: [party-member]\n---\n',
  'characters/the-unlit.md': '---\nname: The Unlit\n---\n',
}
const campaignId = 'dam3'

type Standing = readonly [characterId: string, x: number, y: number, visible?: boolean]

/** Puts the toll gate on the table of who visits, and tokens on it. */
export async function setTable(...tokens: readonly Standing[]): Promise<void> {
  await call('setActiveScene', { campaignId, sceneId: GATE })
  for (const [characterId, x, y, visible = true] of tokens)
    await call('addToken', { campaignId, sceneId: GATE, characterId, position: { x, y }, size: 'medium', visible })
}

/** A game master at a table with these tokens. */
export async function visitTable(...tokens: readonly Standing[]) {
  const visited = await visit('/vtt/dam3', { as: gameMaster, files: tableFiles })
  await setTable(...tokens)
  return visited
}

/** Where the tokens of the scene stand as the server has them, and their sizes. */
export async function storedTokens() {
  const { tokens } = await call('getTokens', { campaignId, sceneId: GATE })
  return tokens.map(({ name, position, size, visible }) => ({ name, ...position, size, visible }))
}
