import type { TokenSize } from '@waybook/contract'
import { page } from 'vitest/browser'

import { call } from '#api/call.ts'

import { callAs, gameMaster, openPage, openTestServer, type Visit } from './visit.tsx'

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><rect width="40" height="30" fill="teal"/></svg>'

const GATE = 'scenes/toll-gate'
export const KESSA = 'characters/kessa-vane'

/** For screen tests: two scenes with a picture, one without, and three characters. One of them is not in the party. */
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

type TokenPlacement = readonly [characterId: string, x: number, y: number, visible?: boolean, size?: TokenSize]

/** Makes the toll gate the active scene and adds tokens to it, as a game master. */
export async function setUpTable(...tokens: readonly TokenPlacement[]): Promise<void> {
  await callAs(gameMaster, 'setActiveScene', { campaignId, sceneId: GATE })
  for (const [characterId, x, y, visible = true, size = 'medium'] of tokens)
    await callAs(gameMaster, 'addToken', { campaignId, sceneId: GATE, characterId, position: { x, y }, size, visible })
}

/** Opens a test server with these tokens on its table, before the page opens. By default the viewer is a game master. */
export async function openTable(visited: Partial<Visit>, ...tokens: readonly TokenPlacement[]): Promise<void> {
  await openTestServer({ as: gameMaster, files: tableFiles, ...visited })
  await setUpTable(...tokens)
}

/** Visits the table as a game master, with these tokens on it. */
export async function visitTable(...tokens: readonly TokenPlacement[]) {
  await openTable({}, ...tokens)
  return await openPage('/vtt/dam3')
}

/** Like `visitTable`, but without the page's frame. */
export async function visitBareTable(...tokens: readonly TokenPlacement[]) {
  await openTable({}, ...tokens)
  return await openBareTable()
}

/** Opens the page of the current table without its frame. */
export const openBareTable = async () => await openPage('/vtt/dam3', { frame: 'none' })

/** The stored tokens of the scene: names, positions, sizes and visibility. */
export async function storedTokens() {
  const { tokens } = await call('getTokens', { campaignId, sceneId: GATE })
  return tokens.map(({ name, position, size, visible }) => ({ name, ...position, size, visible }))
}

/** Opens a tab of the game master's panel. */
export const openTab = async (name: 'Fight' | 'Tokens' | 'Scenes' | 'Notes') =>
  await page.getByRole('tab', { name }).click()
