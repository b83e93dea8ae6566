import { maySee, maySeePoints, type Combatant, type Encounter, type VisibilityScope } from '@waybook/contract'
import {
  crewOf,
  isOpenSlot,
  minionRanks,
  minionsLeft,
  shownNumber,
  viewOf,
  type CombatantState,
  type EncounterView,
  type Vehicle,
} from '@waybook/rules'

import { hasToken, maskFor } from '../sight/scene-masks.ts'
import { figureAs } from '../table/presenter.ts'
import { nameOf, statusOf, type LoadedEncounter } from './loaded-encounter.ts'
import { knownToAny, knowsWith } from './policy.ts'

type Shown = EncounterView['combatants'][number]

/** An encounter as a viewer may see it; `null` if they know nobody who takes part. */
export function toEncounter(loaded: LoadedEncounter, scope: VisibilityScope): Encounter | null {
  const { record, scene } = loaded
  const { state } = record
  const view = viewOf(state, knowsWith(loaded, scope))
  if (view.combatants.length === 0 && !scope.everything) return null
  const isKnown = knownToAny(state, loaded.characters)
  return {
    id: record.id,
    title: state.title,
    sceneId: scene && maySee(scope, scene) ? scene.id : null,
    version: scope.everything ? record.version.all : record.version.open,
    round: view.round,
    turn: view.turn,
    slots: view.slots.map((one) => toSlot(one, isOpenSlot(state, one, isKnown))),
    combatants: view.combatants.map((one) => toCombatant(one, loaded, { scope, isKnown })),
    engagements: view.engagements.map(({ id, members }) => ({ id, members: [...members] })),
    ranges: view.ranges.map((range) => ({ ...range })),
    canGoBack: scope.everything && state.past.length > 0,
  }
}

function toSlot({ id, side, claimedBy, acted }: EncounterView['slots'][number], known: boolean) {
  return { id, side, known, claimedBy, acted }
}

interface Watching {
  readonly scope: VisibilityScope
  readonly isKnown: (id: string) => boolean
}

function toCombatant(one: Shown, loaded: LoadedEncounter, { scope, isKnown }: Watching): Combatant {
  const { id, kind, side, characterId, shownNumber: number } = one
  const character = loaded.characters.get(characterId ?? '')
  const isNamed = character !== undefined && maySee(scope, character, 'name')
  const { conditions, fallen } = statusOf(one, loaded)
  const tokenIds = one.tokenIds.filter((token) => seesToken(token, loaded, scope))
  return {
    id,
    kind,
    side,
    characterId: isNamed ? character.id : null,
    name: withNumber(nameOf(one, loaded), number),
    number,
    picture: isNamed ? figureAs(character, scope).picture : null,
    tokenId: tokenIds[0] ?? null,
    tokenIds,
    known: isKnown(id),
    conditions: conditions.map(toPlayCondition),
    fallen,
    figures: figuresFor(one, loaded, scope),
    group: groupOf(one, scope),
    ...(one.vehicle && { vehicle: vehicleOf(one.vehicle, { speed: fallen ? 0 : (one.speed ?? 0) }) }),
    ...(one.aboard && { aboard: { ...one.aboard } }),
  }
}

export function toPlayCondition({
  name,
  dice,
  until,
  severity,
  force,
  mechanical,
  effect,
}: CombatantState['conditions'][number]) {
  return {
    name,
    dice: dice.map(({ op, die, count, only }) => ({ op, die, count, ...(only && { only: [...only] }) })),
    until,
    ...(severity !== undefined && { severity }),
    ...(force !== undefined && { force }),
    ...(mechanical !== undefined && { mechanical }),
    ...(effect && { effect: [...effect] }),
  }
}

/** The name of a combatant for a viewer who knows it. */
export function nameFor(loaded: LoadedEncounter, combatant: CombatantState, { everything }: VisibilityScope): string {
  return withNumber(nameOf(combatant, loaded), shownNumber(loaded.record.state, combatant, !everything))
}

function withNumber(name: string, number: number | null): string {
  return number === null ? name : `${name} ${number}`
}

/** Players see only tokens that they see on the table too. */
function seesToken(
  tokenId: string,
  { tokens, masks, characters, scene }: LoadedEncounter,
  scope: VisibilityScope,
): boolean {
  if (scope.everything) return true
  const token = tokens.find(({ id }) => id === tokenId)
  const character = characters.get(token?.characterId ?? '')
  if (!token?.visible || !character) return false
  const isOnTable = !masks || character.id === scope.ownCharacter || hasToken(maskFor(masks, scope), masks, token)
  return maySee(scope, character, 'name') && isOnTable && scene !== null && maySee(scope, scene)
}

/** The vehicle's looks and movement. Its figures are presented like those of others. */
function vehicleOf({ silhouette, speed: top }: Vehicle, { speed }: { readonly speed: number }): Combatant['vehicle'] {
  return { silhouette, speed, top }
}

/** Whether the viewer's own character is aboard a vehicle. */
function isAboard({ record }: LoadedEncounter, vehicle: string, scope: VisibilityScope): boolean {
  if (scope.everything || scope.ownCharacter === null) return false
  return crewOf(record.state, vehicle).some(({ characterId }) => characterId === scope.ownCharacter)
}

function figuresFor(one: Shown, loaded: LoadedEncounter, scope: VisibilityScope): Combatant['figures'] {
  const character = loaded.characters.get(one.characterId ?? '')
  const { figures } = statusOf(one, loaded)
  const maySeeOwn = one.own === null && character !== undefined && maySeePoints(scope, character, loaded.granted)
  return figures && (scope.everything || maySeeOwn || isAboard(loaded, one.id, scope)) ? { ...figures } : null
}

function groupOf({ group, own }: Shown, { everything }: VisibilityScope): Combatant['group'] {
  if (!group || !own) return null
  const left = minionsLeft(group, own.wounds)
  return { size: group.size, left, unit: everything ? group.unit : null, ranks: minionRanks(left) }
}
