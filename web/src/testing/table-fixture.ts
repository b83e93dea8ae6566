import { call } from '#api/call.ts'

import { gameMaster, visit } from './visit.tsx'

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><rect width="40" height="30" fill="teal"/></svg>'

const GATE = 'scenes/toll-gate'
export const KESSA = 'characters/kessa-vane'

/** For screen tests: two scenes with a picture, one without, and three characters, one of whom is not in the party. */
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

type TokenPlacement = readonly [characterId: string, x: number, y: number, visible?: boolean]

/** Makes the toll gate the active scene and adds tokens to it, as the signed-in viewer. */
export async function setUpTable(...tokens: readonly TokenPlacement[]): Promise<void> {
  await call('setActiveScene', { campaignId, sceneId: GATE })
  for (const [characterId, x, y, visible = true] of tokens)
    await call('addToken', { campaignId, sceneId: GATE, characterId, position: { x, y }, size: 'medium', visible })
}

/** Visits the table as a game master, with these tokens on it. */
export async function visitTable(...tokens: readonly TokenPlacement[]) {
  const visited = await visit('/vtt/dam3', { as: gameMaster, files: tableFiles })
  await setUpTable(...tokens)
  return visited
}

/** The stored tokens of the scene: names, positions, sizes and visibility. */
export async function storedTokens() {
  const { tokens } = await call('getTokens', { campaignId, sceneId: GATE })
  return tokens.map(({ name, position, size, visible }) => ({ name, ...position, size, visible }))
}
