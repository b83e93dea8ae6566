import { expect } from 'vitest'

import { call } from '#api/call.ts'
import { callAs, gameMaster, openPage, player, visit, type Frame } from '#testing/visit.tsx'

const KESSA = 'characters/kessa-vane'
export const files = {
  'characters/kessa-vane.md': '---\nname: Kessa Vane\ntags: [party-member]\n---\n',
  'items/bell.md': '---\nname: Tide bell\ndescription: It rings at ebb.\nvisible: false\n---\n',
  'scenes/toll-gate.md': '---\nname: The toll gate\nvisible: true\n---\n',
}

/** Opens Home for a player who visited before `happens` and returns after it. */
export async function comeBack(happens: () => Promise<unknown>, frame: Frame = 'none') {
  const { screen } = await visit('/', { as: player(KESSA), files, frame })
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
  await call('noteVisit', {})
  await screen.unmount()
  await happens()
  return await openPage('/')
}

export const show = async (visible: boolean) =>
  await callAs(gameMaster, 'setEntityVisibility', { entityId: 'items/bell', visible })
