import { everything, type CheckKind, type EncounterSide } from '@waybook/contract'
import { bandBetween, findCombatant, parseEffect, type EffectRoller } from '@waybook/rules'

import type { CampaignTables } from '#database/database.ts'
import { readCampaignWords } from '#features/campaign/campaign-words.ts'
import { figuresOf, type CharacterFigures } from '#features/characters/figures-of.ts'
import { statusOf, type LoadedEncounter } from '#features/encounters/loaded-encounter.ts'
import type { CardRecord } from '#features/entities/entity-record.ts'
import { listEntities } from '#features/entities/list.ts'

import type { Weapon } from '../document.ts'
import type { Participant } from '../participant.ts'
import { sourcesOf, wordsOfScene, type EffectSource } from './effect-sources.ts'
import { effectsOf, momentsOf, type EffectsInCheck } from './page-effects.ts'

/** Somebody with effects for others. */
export interface Bearer {
  /** The id of the combatant or of the character. */
  readonly id: string
  /** The id in checks. */
  readonly participant: string
  readonly side: EncounterSide
  readonly figures: Pick<CharacterFigures, 'characteristics'>
  readonly conditions: readonly string[]
  readonly sources: readonly EffectSource[]
}

/** Everybody with effects for others: who stands in the encounter, or the party. One statement if no page has such an effect. */
export async function readBearers(records: CampaignTables, encounter: LoadedEncounter | null): Promise<Bearer[]> {
  const pages = await farPages(records)
  if (pages.size === 0) return []
  const people = encounter ? standing(encounter) : await party(records)
  const known = new Map<string, CharacterFigures | null>(encounter?.points)
  const bearers: Bearer[] = []
  for (const { characterId, ...one } of people) {
    if (!known.has(characterId)) known.set(characterId, await figuresOf(records, characterId))
    const figures = known.get(characterId)
    const sources = figures ? sourcesOf(figures, null).filter(({ id }) => pages.has(id)) : []
    if (figures && sources.length > 0)
      bearers.push({
        ...one,
        figures,
        conditions: one.conditions ?? figures.conditions.map(({ name }) => name),
        sources,
      })
  }
  return bearers
}

const PEOPLE = ['allies', 'group', 'foes', 'crew']

/** The pages with an effect for others. */
async function farPages({ db, campaign }: CampaignTables): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('entity')
    .where('campaign', '=', campaign)
    .where('properties', 'like', '%"effect"%')
    .where((eb) => eb.or(PEOPLE.map((people) => eb('properties', 'like', `%for%${people}%`))))
    .select('id')
    .execute()
  return new Set(rows.map(({ id }) => id))
}

type Person = Pick<Bearer, 'id' | 'participant' | 'side'> & {
  readonly characterId: string
  /** Left out if they are the character's. */
  readonly conditions?: readonly string[]
}

function standing(encounter: LoadedEncounter): Person[] {
  return encounter.record.state.combatants.flatMap((combatant) => {
    const { id, side, own, characterId } = combatant
    const { fallen, conditions } = statusOf(combatant, encounter)
    if (fallen || characterId === null) return []
    const participant = own ? id : characterId
    return [{ id, side, participant, characterId, ...(own && { conditions: conditions.map(({ name }) => name) }) }]
  })
}

const PARTY_MAX = 30

async function party(records: CampaignTables): Promise<Person[]> {
  const { entities } = await listEntities(
    records,
    { type: 'character', party: true, sort: 'name', limit: PARTY_MAX },
    everything,
  )
  return entities.map(({ id }) => ({ id, participant: id, side: 'players', characterId: id }))
}

interface Check {
  readonly kind: CheckKind
  readonly weapon: Pick<Weapon, 'melee'> | null
  readonly scene: CardRecord | null
  readonly encounter: LoadedEncounter | null
  readonly bearers: readonly Bearer[]
}

/** What the effects of others do in a participant's check. */
export async function effectsOfOthers(
  records: CampaignTables,
  who: Pick<Participant, 'id' | 'participant' | 'kind'>,
  { kind, weapon, scene, encounter, bearers }: Check,
): Promise<EffectsInCheck> {
  const others = bearers.filter(({ participant }) => participant !== who.participant)
  if (others.length === 0) return { pageEffects: [], modifiers: [] }
  const skills = (await readCampaignWords(records)).skills.map(({ id }) => id)
  const found = others.flatMap((bearer) => {
    const roller = rollerFor(bearer, who, encounter)
    const situation = {
      moments: momentsOf[kind],
      melee: weapon && weapon.melee,
      scene: scene ? wordsOfScene(scene) : [],
      roller,
    }
    const { characteristics } = bearer.figures
    return bearer.sources.flatMap((source) =>
      effectsOf(
        { ...source, lines: source.lines.filter((line) => isForOthers(line, skills)) },
        { characteristics, conditions: bearer.conditions, rank: source.rank },
        { skills, situation, participant: bearer.participant, other: roller.is },
      ),
    )
  })
  return {
    pageEffects: found.map(({ pageEffect }) => pageEffect),
    modifiers: found.flatMap(({ modifiers }) => modifiers),
  }
}

function isForOthers(line: string, skills: readonly string[]): boolean {
  const parsed = parseEffect(line, skills)
  return parsed.ok && parsed.effect.who !== null && parsed.effect.who.people !== 'self'
}

/** Outside an encounter, nobody counts ranges. */
function rollerFor(
  bearer: Bearer,
  { id, kind }: Pick<Participant, 'id' | 'kind'>,
  encounter: LoadedEncounter | null,
): EffectRoller {
  const state = encounter?.record.state
  const roller = state && findCombatant(state, id)
  const band = (state && bandBetween(state, bearer.id, id)) ?? null
  const within = band && bandWord[band]
  const side = roller?.side ?? (kind === 'character' ? 'players' : 'gameMaster')
  if (side !== bearer.side) return { is: 'foe', within }
  return { is: roller?.aboard?.vehicle === bearer.id ? 'crew' : 'ally', within }
}

const bandWord = { Engaged: 'engaged', Close: 'close', Medium: 'medium', Long: 'long', Extreme: 'extreme' } as const
