import type { AnswerOf, ParamsOf } from '@waybook/contract'
import { expect } from 'vitest'

import { tableFiles } from './table-fixture.ts'
import { callAs, gameMaster, visit, type Visitor } from './visit.tsx'

export const ODO = 'characters/odo'
export const UNLIT = 'characters/the-unlit'
const KESSA = 'characters/kessa-vane'

const figures = 'characteristics: { brawn: 2, agility: 3, presence: 2, willpower: 3 }\nmaxHp: 12\nstrainThreshold: 12\n'

/** For screen tests: two of the party and a nemesis whom players do not see. */
export const fightFiles = {
  ...tableFiles,
  [`${KESSA}.md`]: `---\nname: Kessa Vane\ntags: [party-member]\n${figures}---\n`,
  [`${ODO}.md`]: `---\nname: Odo Brandreth\ntags: [party-member]\n${figures}---\n`,
  [`${UNLIT}.md`]: `---\nname: The Unlit\n${figures}---\n`,
}

export type Joining = ParamsOf<'startEncounter'>['combatants'][number]
export type Encounter = AnswerOf<'startEncounter'>['encounter']

/** Both of the party, and five raiders in a group. */
export const raid: readonly Joining[] = [
  { characterId: KESSA },
  { characterId: ODO },
  { kind: 'minions', name: 'Raiders', size: 5, unit: 4 },
]

/** Visits the table, on which the game master then starts an encounter. The first round begins if there are slots. */
export async function visitFight(as: Visitor, combatants: readonly Joining[] = raid, slots: readonly Side[] = []) {
  const visited = await visit('/vtt/dam3', { as, files: fightFiles })
  const encounter = await startFight(combatants, slots)
  // What is pressed before the scene has come may be replaced by it.
  await expect.element(visited.screen.getByRole('region', { name: 'Map of The toll gate' })).toBeVisible()
  return { ...visited, encounter }
}

type Side = ParamsOf<'addSlot'>['side']

/** Starts an encounter as the game master, in a session of their own. */
export async function startFight(
  combatants: readonly Joining[] = raid,
  slots: readonly Side[] = [],
): Promise<Encounter> {
  await callAs(gameMaster, 'setActiveScene', { campaignId: 'dam3', sceneId: 'scenes/toll-gate' })
  let { encounter } = await callAs(gameMaster, 'startEncounter', { combatants: [...combatants] })
  const encounterId = encounter.id
  for (const side of slots) ({ encounter } = await callAs(gameMaster, 'addSlot', { encounterId, side }))
  if (slots.length > 0)
    ({ encounter } = await callAs(gameMaster, 'nextTurn', { encounterId, version: encounter.version }))
  return encounter
}
