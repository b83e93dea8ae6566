import { isDeepStrictEqual } from 'node:util'

import { everything } from '@waybook/contract'
import { crewOf, isFallen, minionsLeft, viewOf, type CombatantState, type EncounterState } from '@waybook/rules'

import type { CampaignTransaction } from '#database/database.ts'

import { readSettings } from '../campaign/queries.ts'
import { readNames } from '../entities/names.ts'
import type { EncounterRecord, Versions } from './encounter-record.ts'
import { knownToAny } from './policy.ts'
import { updateEncounter } from './queries.ts'

/** Stores a changed encounter. Players are notified only if it differs for them. */
export async function saveEncounter(
  records: CampaignTransaction,
  record: EncounterRecord,
  state: EncounterState,
): Promise<EncounterRecord> {
  if (isDeepStrictEqual(record.state, state)) return record
  const open = await openParts(records, [record.state, state])
  const [before, after] = [open(record.state), open(state)]
  const isOpen = !isDeepStrictEqual(before, after)
  const version = next(record.version, isOpen)
  const isOpenTurn = !isDeepStrictEqual(before?.order, after?.order)
  const isTurn = isOpenTurn || !isDeepStrictEqual(orderOf(record.state), orderOf(state))
  const turns = { all: isTurn ? version.all : record.turns.all, open: isOpenTurn ? version.open : record.turns.open }
  const saved = { ...record, version, turns, state }
  await updateEncounter(records, saved, isOpen ? 'everyone' : 'gameMaster')
  return saved
}

/** Whether any player knows that there is an encounter. */
export async function isOpenEncounter(records: CampaignTransaction, state: EncounterState): Promise<boolean> {
  return (await openParts(records, [state]))(state) !== null
}

function next({ all, open }: Versions, isOpen: boolean): Versions {
  return { all: all + 1, open: isOpen ? open + 1 : open }
}

function orderOf({ round, turn, slots }: Pick<EncounterState, 'round' | 'turn' | 'slots'>) {
  return { round, turn, slots: slots.map(({ id, side, claimedBy, acted }) => ({ id, side, claimedBy, acted })) }
}

/** Everything in the encounter itself that any player sees; `null` if that is nothing. */
async function openParts(records: CampaignTransaction, states: readonly EncounterState[]) {
  const ids = states.flatMap(({ combatants }) => combatants.flatMap(({ characterId }) => characterId ?? []))
  const names = await readNames(records, [...new Set(ids)], everything)
  const characters = new Map(names.map((one) => [one.id, one]))
  const past = (await readSettings(records)).pastThreshold
  return (state: EncounterState) => {
    const view = viewOf(state, knownToAny(state, characters))
    if (view.combatants.length === 0) return null
    return {
      order: orderOf(view),
      combatants: view.combatants.map((one) => ({
        ...toldOf(one, past),
        figures: figuresForCrew(state, one),
        number: one.shownNumber,
      })),
      engagements: view.engagements,
      ranges: view.ranges,
    }
  }
}

/** The points of a vehicle with players aboard, who see them. */
function figuresForCrew(state: EncounterState, { id, own, vehicle }: CombatantState) {
  return vehicle && crewOf(state, id).some(({ side }) => side === 'players') ? own : null
}

function toldOf(one: CombatantState, past: boolean) {
  const { id, kind, side, characterId, name, tokenIds, conditions, own, group, vehicle, speed, aboard } = one
  const fallen = own && isFallen(own, { past, group: group !== null })
  const left = own && group && minionsLeft(group, own.wounds)
  return { id, kind, side, characterId, name, tokenIds, conditions, fallen, left, vehicle, speed, aboard }
}
