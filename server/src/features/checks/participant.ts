import { Problem } from '@waybook/contract'
import {
  groupRanks,
  isCharacteristic,
  POOL_DIE_MAX,
  type CombatantState,
  type MinionGroup,
  type Skill,
} from '@waybook/rules'

import type { CampaignTables } from '#database/database.ts'
import { checkReasons } from '#sentences/sentences.ts'

import { readCampaignWords } from '../campaign/campaign-words.ts'
import { figuresOf, type CharacterFigures } from '../characters/figures-of.ts'
import type { LoadedEncounter } from '../encounters/loaded-encounter.ts'
import { targetAmong, type Target } from '../encounters/target.ts'
import type { RequestContext } from '../request-context.ts'
import type { Basis, Modifier } from './document.ts'
import { ownModifier } from './new-modifier.ts'

/** The characteristics of combatants without a page. */
export const WITHOUT_PAGE = 2

/** Somebody who makes a check: a character, or a combatant with its own points. */
export interface Participant extends Target {
  /** `null` for a combatant without a page. */
  readonly figures: CharacterFigures | null
}

/** `loaded`: the current encounter. */
export async function participantAmong(
  loaded: LoadedEncounter | null,
  context: Pick<RequestContext, 'records'>,
  id: string,
): Promise<Participant> {
  const found = await targetAmong(loaded, context, id)
  if (!found) throw new Problem('not-found')
  const { characterId } = found
  return { ...found, figures: characterId === null ? null : await figuresOf(context.records, characterId) }
}

/** The characteristic and ranks of a participant for a skill. */
export function basisOf(
  { figures, group, wounds }: Pick<Participant, 'figures' | 'wounds'> & Pick<CombatantState, 'group'>,
  { id, characteristic }: Skill,
): Basis {
  if (!figures) return { characteristic, value: WITHOUT_PAGE, ranks: ranksWithoutPage(group, wounds) }
  const value = isCharacteristic(characteristic) ? (figures.characteristics[characteristic] ?? 0) : 0
  return { characteristic, value, ranks: groupRanks(group, wounds, figures.skills[id] ?? 0) }
}

/** A group without a page counts as trained in every skill. */
function ranksWithoutPage(group: MinionGroup | null, wounds: number): number {
  return group ? groupRanks(group, wounds, 1) : 0
}

/** Throws the Problem `bad-params` if the campaign has no such skill. `where`: the parameter. */
export async function skillOf(tables: CampaignTables, id: string, where = 'params.skill'): Promise<Skill> {
  const { skills } = await readCampaignWords(tables)
  const skill = skills.find((one) => one.id === id)
  if (!skill) throw new Problem('bad-params', `${where}: is not a skill`)
  return skill
}

/** The dice that a vehicle's handling adds to checks of driving it, by itself or by its driver. `loaded`: the current encounter. */
export function handlingModifiers(loaded: LoadedEncounter | null, { id, figures }: Participant): Modifier[] {
  const { combatants = [] } = loaded?.record.state ?? {}
  const aboard = combatants.find((one) => one.id === id)?.aboard
  const driven = aboard?.role === 'driver' ? combatants.find((one) => one.id === aboard.vehicle)?.vehicle : null
  const { handling = 0 } = driven ?? figures?.vehicle ?? {}
  if (handling === 0) return []
  const die = handling > 0 ? 'boost' : 'setback'
  const dice = { op: 'add', die, count: Math.abs(handling) } as const
  return [{ ...ownModifier({ ...dice, reason: { kind: 'item', ...checkReasons.handling() } }), only: ['piloting'] }]
}

/** The dice that a participant's conditions and encumbrance add to each of their checks, each with its name. */
export function conditionModifiers({ conditions, figures }: Pick<Participant, 'conditions' | 'figures'>): Modifier[] {
  const given = conditions.flatMap(({ name, dice }) =>
    dice.map(({ only, ...one }) => ({ ...asModifier({ text: name }, one), ...(only && { only }) })),
  )
  const overburden = figures?.overburden ?? 0
  if (overburden === 0) return given
  const count = Math.min(overburden, POOL_DIE_MAX)
  const burden = asModifier(checkReasons.overburdened(), { op: 'add', die: 'setback', count })
  return [...given, { ...burden, only: ['brawn', 'agility'] }]
}

function asModifier(
  why: Pick<Modifier['reason'], 'text' | 'said'>,
  dice: Pick<Modifier, 'op' | 'die' | 'count'>,
): Modifier {
  return ownModifier({ ...dice, reason: { kind: 'condition', ...why } })
}
