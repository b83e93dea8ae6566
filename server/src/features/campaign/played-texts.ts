import { reveals, type Reveal } from '@waybook/contract'

import { PLAYED } from '#campaign-folder/read-folder.ts'
import type { CampaignTables } from '#database/database.ts'
import { fromJson } from '#database/statement/columns.ts'

import { toChain } from '../dice/chain-queries.ts'
import { describeRoll } from '../dice/dice-change.ts'

/** A readable file about play. No import reads it. */
export interface PlayedText {
  readonly path: string
  readonly text: string
}

/** Everything played so far, without rolls that only their roller sees. */
export async function readPlayed(tables: CampaignTables): Promise<PlayedText[]> {
  const names = await readNames(tables)
  const nameOf = (id: string) => names.get(id) ?? id
  const texts = [
    ['characters', await charactersText(tables, nameOf)],
    ['table', await tableText(tables, nameOf)],
    ['shown', await shownText(tables, nameOf)],
    ['rolls', await rollsText(tables, nameOf)],
  ] as const
  return texts.map(([file, lines]) => ({ path: `${PLAYED}${file}.md`, text: `${lines.join('\n')}\n` }))
}

type NameOf = (id: string) => string

async function readNames({ db, campaign }: CampaignTables): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom('entity').where('campaign', '=', campaign).select(['id', 'name']).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

async function charactersText({ db, campaign }: CampaignTables, nameOf: NameOf): Promise<string[]> {
  const states = await db
    .selectFrom('characterState')
    .where('campaign', '=', campaign)
    .select(['character', 'hitpoints', 'strain', 'conditions', 'lastUpdated'])
    .orderBy('character')
    .execute()
  const carried = await db
    .selectFrom('inventory')
    .where('campaign', '=', campaign)
    .where('amount', '>', 0)
    .select(['character', 'item', 'amount'])
    .orderBy('character')
    .orderBy('item')
    .execute()
  const of = Map.groupBy(carried, ({ character }) => character)
  return [
    '# Characters',
    ...states.flatMap(({ character, hitpoints, strain, conditions, lastUpdated }) => [
      '',
      `## ${nameOf(character)}`,
      '',
      `- Hit points: ${hitpoints}`,
      `- Strain: ${strain}`,
      `- Conditions: ${fromJson(conditions).join(', ') || 'none'}`,
      ...(of.get(character) ?? []).map(({ item, amount }) => `- Carries ${amount} × ${nameOf(item)}`),
      `- ${lastUpdated === null ? 'As in the file' : `Last changed: ${timeOf(lastUpdated)}`}`,
    ]),
  ]
}

async function tableText({ db, campaign }: CampaignTables, nameOf: NameOf): Promise<string[]> {
  const active = await db.selectFrom('activeScene').where('campaign', '=', campaign).select('scene').executeTakeFirst()
  const tokens = await db
    .selectFrom('token')
    .where('campaign', '=', campaign)
    .select(['scene', 'character', 'x', 'y', 'size', 'visible'])
    .orderBy('scene')
    .orderBy('character')
    .orderBy('id')
    .execute()
  const scenes = Map.groupBy(tokens, ({ scene }) => scene)
  return [
    '# The table',
    '',
    active?.scene ? `The scene on the table is ${nameOf(active.scene)}.` : 'There is no scene on the table.',
    ...Array.from(scenes, ([scene, there]) => [
      '',
      `## ${nameOf(scene)}`,
      '',
      ...there.map(({ character, x, y, size, visible }) => {
        const place = `${Math.round(x)} % from the left, ${Math.round(y)} % from the top`
        return `- ${nameOf(character)} (${size}), ${place}${visible === 1 ? '' : ', hidden'}`
      }),
    ]).flat(),
  ]
}

/** Headings by how much players see of the entities below. */
const SHOWN_AS = {
  figures: 'Shown with figures',
  page: 'Shown',
  name: 'Shown by name only',
  hidden: 'Hidden',
} as const satisfies Record<Reveal, string>

async function shownText({ db, campaign }: CampaignTables, nameOf: NameOf): Promise<string[]> {
  const rows = await db
    .selectFrom('playedVisibility')
    .where('campaign', '=', campaign)
    .select(['entity', 'reveal'])
    .orderBy('entity')
    .execute()
  const listed = (wanted: Reveal) =>
    rows.filter(({ reveal }) => reveal === wanted).map(({ entity }) => `- ${nameOf(entity)}`)
  const sections = reveals.toReversed().flatMap((reveal) => ['', `## ${SHOWN_AS[reveal]}`, '', ...listed(reveal)])
  return ['# Shown and hidden in play', ...sections]
}

async function rollsText({ db, campaign }: CampaignTables, nameOf: NameOf): Promise<string[]> {
  const rolls = await db
    .selectFrom('roll')
    .where('campaign', '=', campaign)
    .where('audience', 'in', ['table', 'gameMaster'])
    .select(['at', 'by', 'characterId', 'skill', 'reason', 'audience', 'dice', 'chain', 'place'])
    .orderBy('seq')
    .execute()
  return [
    '# Rolls',
    '',
    ...rolls.map(({ at, by, characterId, skill, reason, audience, dice, chain, place }) => {
      const who = characterId === null ? by : `${by} for ${nameOf(characterId)}`
      const what = [skill, reason].filter(Boolean).join(', ')
      const recipient = audience === 'gameMaster' ? ' (for the game master)' : ''
      const roll = {
        dice: fromJson(dice),
        ...(chain !== null && { chain: toChain(chain) }),
        ...(place !== null && { place: fromJson(place) }),
      }
      return `- ${timeOf(at)} ${who}${what === '' ? '' : `, ${what}`}: ${describeRoll(roll)}${recipient}`
    }),
  ]
}

/** In UTC, to the minute. */
function timeOf(at: number): string {
  return new Date(at).toISOString().slice(0, 16).replace('T', ' ')
}
