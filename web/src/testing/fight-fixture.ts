import type { AnswerOf, ParamsOf } from '@waybook/contract'

import { openBareTable, tableFiles } from './table-fixture.ts'
import { callAs, gameMaster, openPage, openTestServer, type Visitor } from './visit.tsx'

export const ODO = 'characters/odo'
export const UNLIT = 'characters/the-unlit'
const KESSA = 'characters/kessa-vane'

const figures = 'characteristics: { brawn: 2, agility: 3, presence: 2, willpower: 3 }\nmaxHp: 12\nstrainThreshold: 12\n'

/** For screen tests: two party members and a nemesis whom players don't see. */
export const fightFiles = {
  ...tableFiles,
  [`${KESSA}.md`]: `---\nname: Kessa Vane\ntags: [party-member]\n${figures}---\n`,
  [`${ODO}.md`]: `---\nname: Odo Brandreth\ntags: [party-member]\n${figures}---\n`,
  [`${UNLIT}.md`]: `---\nname: The Unlit\n${figures}---\n`,
}

export type Joining = ParamsOf<'startEncounter'>['combatants'][number]
export type Encounter = AnswerOf<'startEncounter'>['encounter']

/** Both party members, and a group of five raiders. */
export const raid: readonly Joining[] = [
  { characterId: KESSA },
  { characterId: ODO },
  { kind: 'minions', name: 'Raiders', size: 5, unit: 4 },
]

/** Visits the table of an encounter that the game master has started. The first round has begun if there are slots. */
export async function visitFight(...fight: Parameters<typeof openFight>) {
  const encounter = await openFight(...fight)
  return { ...(await openPage('/vtt/dam3')), encounter }
}

/** Like `visitFight`, but without the page's frame. */
export async function visitBareFight(...fight: Parameters<typeof openFight>) {
  const encounter = await openFight(...fight)
  return { ...(await openBareTable()), encounter }
}

async function openFight(as: Visitor, combatants: readonly Joining[] = raid, slots: readonly Side[] = []) {
  await openTestServer({ as, files: fightFiles })
  return await startFight(combatants, slots)
}

type Side = ParamsOf<'addSlot'>['side']

/** Starts an encounter as the game master, in a separate session. */
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
