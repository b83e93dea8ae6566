import { everything, Problem } from '@waybook/contract'
import {
  findCombatant,
  madeKnown,
  renamed,
  withCombatant,
  withCombatants,
  withoutCombatant,
  type CombatantState,
  type EncounterState,
} from '@waybook/rules'

import { randomId } from '#runtime/random-id.ts'
import { playProblems } from '#sentences/problems.ts'

import { dropCondition } from '../characters/put-condition.ts'
import { endChecks } from '../checks/close-check.ts'
import { takeQueued } from '../checks/queued-dice.ts'
import { setReveal } from '../entities/visibility.ts'
import type { OperationHandlers, WriteContext } from '../request-context.ts'
import { readActiveScene } from '../table/queries.ts'
import { findToken } from '../table/token-queries.ts'
import { answerWith, encounterOf } from './change-encounter.ts'
import { combatantsFrom, tokensFor } from './joining.ts'
import { loadEncounter, loadLastEncounter, type LoadedEncounter, combatantOf } from './loaded-encounter.ts'
import { knownToAny } from './policy.ts'
import { toEncounter } from './presenter.ts'
import { endEncounter, readEncounter, reopenEncounter, startEncounter } from './queries.ts'
import { isOpenEncounter, saveEncounter } from './save-encounter.ts'

export const encounterOperations = {
  getEncounter: async ({ records, scope }) => {
    const loaded = await loadEncounter(records)
    return { encounter: loaded && toEncounter(loaded, scope) }
  },

  startEncounter: async (context, { title = '', combatants }) => {
    const { records } = context
    if (await readEncounter(records)) throw new Problem('conflict', playProblems.encounterUnderWayAlready())
    const sceneId = await readActiveScene(records, everything)
    const coming = await combatantsFrom(context, combatants, { present: [], sceneId })
    const state = withCombatants({ ...EMPTY, title: title.trim(), sceneId }, coming)
    const first = { all: 1, open: 1 }
    const audience = (await isOpenEncounter(records, state)) ? 'everyone' : 'gameMaster'
    await startEncounter(records, { id: randomId(), version: first, turns: first, state }, audience)
    return await answerWith(context)
  },

  endEncounter: async (context, { encounterId }) => {
    const loaded = await encounterOf(context, encounterId)
    const { records, firstName } = context
    const isOpen = await isOpenEncounter(records, loaded.record.state)
    await endEncounter(records, loaded.record, isOpen ? 'everyone' : 'gameMaster')
    for (const { id, conditions } of loaded.points.values()) {
      const ended = conditions.filter(({ until }) => until === 'encounter')
      for (const { name } of ended) await dropCondition(records, id, name, firstName)
    }
    // Nobody will make another check under these ids.
    for (const { id } of loaded.record.state.combatants) await takeQueued(records, id)
    await endChecks(context, 'initiative')
  },

  reopenEncounter: async (context, { encounterId }) => {
    const { records } = context
    if (await readEncounter(records)) throw new Problem('conflict', playProblems.encounterUnderWayAlready())
    const loaded = await loadLastEncounter(records)
    if (loaded?.record.id !== encounterId)
      throw new Problem('not-found', playProblems.onlyLastEncounterCanBeContinued())
    const isOpen = await isOpenEncounter(records, loaded.record.state)
    await reopenEncounter(records, loaded.record, isOpen ? 'everyone' : 'gameMaster')
    return await answerWith(context)
  },

  addCombatants: async (context, { encounterId, combatants }) => {
    const { record } = await encounterOf(context, encounterId)
    const { sceneId, combatants: present } = record.state
    const coming = await combatantsFrom(context, combatants, { present, sceneId })
    await saveEncounter(context.records, record, withCombatants(record.state, coming))
    return await answerWith(context)
  },

  removeCombatant: async (context, { encounterId, combatantId }) => {
    const loaded = await encounterOf(context, encounterId)
    combatantOf(loaded, combatantId)
    const { record, characters } = loaded
    const left = withoutCombatant(record.state, combatantId, knownToAny(record.state, characters))
    await saveEncounter(context.records, record, left)
    return await answerWith(context)
  },

  updateCombatant: async (context, { encounterId, combatantId: id, name, known, tokenId }) => {
    const loaded = await encounterOf(context, encounterId)
    combatantOf(loaded, id)
    if (tokenId !== undefined && tokenId !== null) await expectToken(context, tokenId)
    // Hidden before it is renamed, and shown after: players never see it numbered under the wrong name.
    const hidden = known === false ? madeKnown(loaded.record.state, id, false) : loaded.record.state
    const named = name === undefined ? hidden : renamed(hidden, id, name)
    const linked = tokenId === undefined ? named : withToken(named, id, tokenId)
    const shown = known === true ? madeKnown(linked, id, true) : linked
    if (known === true) await showCharacter(context, loaded, findCombatant(shown, id))
    await saveEncounter(context.records, loaded.record, shown)
    return await answerWith(context)
  },
} satisfies Partial<OperationHandlers>

const EMPTY: EncounterState = {
  title: '',
  sceneId: null,
  round: 0,
  turn: null,
  lead: [],
  slots: [],
  combatants: [],
  ranges: [],
  past: [],
}

async function expectToken({ records }: WriteContext, id: string): Promise<void> {
  if (!(await findToken(records, id, everything))) throw new Problem('not-found', playProblems.noSuchToken())
}

/** A token represents one combatant. A group of minions keeps its newest tokens, one per minion. */
function withToken(state: EncounterState, id: string, tokenId: string | null): EncounterState {
  if (tokenId === null) return withCombatant(state, id, (one) => ({ ...one, tokenIds: [] }))
  const without = ({ tokenIds, ...one }: CombatantState) => ({
    ...one,
    tokenIds: tokenIds.filter((other) => other !== tokenId),
  })
  const freed = { ...state, combatants: state.combatants.map(without) }
  return withCombatant(freed, id, (one) => ({ ...one, tokenIds: [tokenId, ...one.tokenIds].slice(0, tokensFor(one)) }))
}

/** Players cannot know a combatant without its name, so its character's name is revealed unless the combatant has its own. */
async function showCharacter(
  { records }: WriteContext,
  { characters }: LoadedEncounter,
  combatant: EncounterState['combatants'][number] | undefined,
): Promise<void> {
  const character = characters.get(combatant?.characterId ?? '')
  if (combatant?.name === null && character?.reveal === 'hidden') await setReveal(records, character.id, 'name')
}
