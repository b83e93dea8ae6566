import { everything, COMBATANTS_MAX, GROUP_MAX, Problem, reaches, type ParamsOf } from '@waybook/contract'
import {
  DEFAULT_MAX_HP,
  DEFAULT_STRAIN_THRESHOLD,
  groupFigures,
  groupSizes,
  type CombatantState,
  type OwnFigures,
} from '@waybook/rules'

import { randomId } from '#runtime/random-id.ts'
import { playProblems } from '#sentences/problems.ts'

import { figuresOf, type CharacterFigures } from '../characters/figures-of.ts'
import { readNames } from '../entities/names.ts'
import { setReveal } from '../entities/visibility.ts'
import type { WriteContext } from '../request-context.ts'
import { listTokens } from '../table/token-queries.ts'

type Joining = ParamsOf<'startEncounter'>['combatants'][number]
type JoiningCharacter = Extract<Joining, { characterId: string }>
type JoiningByName = Exclude<Joining, JoiningCharacter>

/** The wounds that fell a minion without a page. */
const DEFAULT_UNIT = 5

/** New combatants, with the tokens that represent them on the scene. `present`: the combatants already in the encounter. */
export async function combatantsFrom(
  context: WriteContext,
  joining: readonly Joining[],
  { present, sceneId }: { readonly present: readonly CombatantState[]; readonly sceneId: string | null },
): Promise<CombatantState[]> {
  const coming: CombatantState[] = []
  const free = await freeTokens(context, { present, sceneId })
  for (const one of joining) {
    if ('characterId' in one) {
      const tokens = free.get(one.characterId) ?? []
      coming.push(...(await characterCombatants(context, one, { others: [...present, ...coming], tokens })))
      const taken = new Set(coming.flatMap(({ tokenIds }) => tokenIds))
      free.set(
        one.characterId,
        tokens.filter((id) => !taken.has(id)),
      )
    } else coming.push(byName(one))
    if (present.length + coming.length > COMBATANTS_MAX)
      throw new Problem('conflict', playProblems.tooManyCombatants({ most: COMBATANTS_MAX }))
  }
  return coming
}

const joined = { number: null, tokenIds: [], conditions: [], countdown: {}, counted: 0, name: null }

function byName({ kind, name, size = 1, unit, strain, soak = 0, side, known = true }: JoiningByName): CombatantState {
  const group = kind === 'minions' ? { size, unit: unit ?? DEFAULT_UNIT } : null
  const alone = groupFigures({ size: 1, unit: unit ?? DEFAULT_MAX_HP }, soak)
  const strainThreshold = kind === 'rival' ? null : (strain ?? DEFAULT_STRAIN_THRESHOLD)
  const own = group ? groupFigures(group, soak) : { ...alone, strainThreshold }
  return {
    ...joined,
    id: randomId(),
    place: randomId(),
    kind,
    side: side ?? sideOf(kind),
    characterId: null,
    joinedAs: name,
    known,
    own,
    group,
  }
}

function sideOf(kind: CombatantState['kind']): CombatantState['side'] {
  return kind === 'character' ? 'players' : 'gameMaster'
}

async function characterCombatants(
  context: WriteContext,
  { characterId, copies = 1, size, side, known: wanted, ...given }: JoiningCharacter,
  { others, tokens }: { readonly others: readonly CombatantState[]; readonly tokens: readonly string[] },
): Promise<CombatantState[]> {
  const character = await figuresOf(context.records, characterId)
  if (!character) throw new Problem('not-found', `Character "${characterId}" not found`)
  const kind = given.kind ?? character.kind
  const isThere = others.some((one) => one.own === null && one.characterId === characterId)
  if (kind === 'character' && (isThere || copies > 1))
    throw new Problem('conflict', playProblems.takesPartOnce({ name: character.name }))
  const known = await whetherKnown(context, characterId, wanted)
  const sizes =
    size === undefined
      ? groupSizes(Math.min(tokens.length, copies * GROUP_MAX), copies)
      : Array.from({ length: copies }, () => size)
  const combatants = sizes.map((members) => ({
    ...joined,
    id: randomId(),
    place: randomId(),
    kind,
    side: side ?? sideOf(kind),
    characterId,
    joinedAs: character.name,
    known,
    ...(character.vehicle && { vehicle: character.vehicle }),
    ...pointsOf(character, kind, members),
  }))
  return withTokens(combatants, tokens)
}

/** Party members use the points of their character. */
function pointsOf(
  character: CharacterFigures,
  kind: CombatantState['kind'],
  size: number,
): Pick<CombatantState, 'own' | 'group'> {
  if (kind === 'character') return { own: null, group: null }
  const group = kind === 'minions' ? { size, unit: character.maxHp } : null
  return { own: { ...ownFigures(character, kind), ...(group && groupFigures(group, character.soak)) }, group }
}

/** The combatant's own points, unhurt. */
function ownFigures(character: CharacterFigures, kind: CombatantState['kind']): OwnFigures {
  const { maxHp, soak, meleeDefence, rangedDefence, adversary, strainThreshold } = character
  const hasStrain = kind === 'nemesis'
  return {
    wounds: 0,
    woundThreshold: maxHp,
    strain: 0,
    strainThreshold: hasStrain ? (strainThreshold ?? DEFAULT_STRAIN_THRESHOLD) : null,
    soak,
    meleeDefence,
    rangedDefence,
    adversary,
  }
}

async function whetherKnown(
  { records }: WriteContext,
  characterId: string,
  wanted: boolean | undefined,
): Promise<boolean> {
  const [character] = await readNames(records, [characterId], everything)
  const isNamed = character !== undefined && reaches(character.reveal, 'name')
  if (wanted === true && !isNamed) await setReveal(records, characterId, 'name')
  return wanted ?? isNamed
}

/** The tokens on the scene that represent no combatant yet, by character and in order. */
async function freeTokens(
  { records }: WriteContext,
  { present, sceneId }: { readonly present: readonly CombatantState[]; readonly sceneId: string | null },
): Promise<Map<string, string[]>> {
  const taken = new Set(present.flatMap(({ tokenIds }) => tokenIds))
  const tokens = sceneId === null ? [] : await listTokens(records, sceneId, everything)
  const byCharacter = Map.groupBy(
    tokens.filter(({ id }) => !taken.has(id)),
    ({ characterId }) => characterId,
  )
  return new Map([...byCharacter].map(([characterId, free]) => [characterId, free.map(({ id }) => id)]))
}

/** How many tokens can represent a combatant. */
export function tokensFor({ group }: Pick<CombatantState, 'group'>): number {
  return group?.size ?? 1
}

/** Assigns the tokens of a character to its combatants, in order. */
function withTokens(combatants: readonly CombatantState[], tokens: readonly string[]): CombatantState[] {
  let next = 0
  return combatants.map((one) => {
    const tokenIds = tokens.slice(next, next + tokensFor(one))
    next += tokenIds.length
    return { ...one, tokenIds }
  })
}
