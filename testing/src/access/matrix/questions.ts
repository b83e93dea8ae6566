import { entityTypes, isOperationName, operations, type OperationName } from '@waybook/contract'

import { CAMPAIGN_ID } from '../../world/test-server.ts'
import { allWords, ids as audienceIds } from '../audience-campaign.ts'
import { BESIDE, HIDDEN_ID, HIDDEN_NAME, plantedIds } from '../planted-campaign.ts'
import { idsOf, OLD } from '../renamed-pages.ts'
import { allMarks, characters, ITEM, TALENT } from '../reveal-campaign.ts'
import { factQueries, KEY_NAMES, type Samples } from '../samples.ts'
import { secrets } from '../secret-campaign.ts'
import { EACH_ONCE, paramsFor, someOf } from '../walk.ts'
import type { ViewerName } from './viewers.ts'

export const operationNames = Object.keys(operations).filter(isOperationName)
export const reading = operationNames.filter((name) => !operations[name].writes)
export const writing = operationNames.filter((name) => operations[name].writes)

/** Whether all combinations of parameters are tried. */
export const isLong = process.env['LONG'] === '1'
/** The number of calls as a player to each operation that only the game master may call, for each kind of secret. */
const REFUSED_MAX = 1
/** The number of texts written of each kind. */
const WRITTEN_MAX = 8

export const misspelt = (word: string) => `${word.slice(0, 4)}x${word.slice(4)}`
/** Words of the audiences: as they occur in texts, doubled, and in a form that no text has. */
const audienceTexts = allWords.flatMap((word) => [word, `${word}${word}`, `xx${word}`])
/** Words that find a hidden page to which everything links. */
export const linkedWords = [HIDDEN_ID, ...HIDDEN_NAME.toLowerCase().split(' ')]
/** Values without relation to a kind of secret. A drawing of a line has no text. */
const COMMON: Samples = {
  'createApiKey.name': KEY_NAMES,
  'addDrawing.text': [undefined],
  linkId: ['none'],
  importId: ['none'],
  memberId: ['none'],
}

export const gradedIds = [...characters.map(({ id }) => id), ITEM, TALENT, 'locations/ford', 'scenes/camp']
/** In short runs, only one hidden character's numbers. */
const triedMarks = allMarks.filter((mark) => isLong || !/\d/.test(mark) || characters[0]?.marks.figures.includes(mark))
const gradedRelations = ['character', 'character_value', 'current_property'].map((relation) => `.output ${relation}`)

/** The values for each kind of secret. */
interface SamplesOfKinds {
  /** The walk's own samples, with those made in play. */
  readonly hidden: Samples
  readonly audiences: Samples
  readonly graded: Samples
  readonly planted: Samples
}

const audienceSamples: Samples = {
  ...withIds(audienceIds),
  query: ['beside', ...allWords, ...allWords.map(misspelt), ...factQueries],
  text: ['beside', ...audienceTexts],
  tag: allWords,
  name: allWords,
  ...COMMON,
  tokenId: allWords.map((word) => `token-${word}`),
}

/** Values about characters at different reveal steps. */
export const gradedSamples: Samples = {
  ...withIds(gradedIds),
  query: ['beside', ...triedMarks, ...factQueries, ...gradedRelations],
  text: ['beside', ...triedMarks],
  tag: characters.flatMap(({ marks }) => marks.page),
  name: ['species', 'adversary', 'reach', ...characters.flatMap(({ marks }) => marks.page)],
  ...COMMON,
  tokenId: characters.map((_, n) => `token-${n}`),
}

/** Values about the pages with a link in every field. */
const plantedSamples: Samples = {
  ...withIds(plantedIds),
  query: [BESIDE, ...factQueries],
  text: [BESIDE],
  ...COMMON,
}

function withIds(ids: readonly string[]): Samples {
  return {
    ...Object.fromEntries(['id', 'entityId', 'characterId', 'itemId', 'sceneId'].map((param) => [param, ids])),
    ids: [ids],
  }
}

/** Additional calls that a judge relies on. */
const counted: readonly (readonly [OperationName, object])[] = [
  ...entityTypes.flatMap((type) => [['listEntities', { type, limit: 200 }] as const, ['countTags', { type }] as const]),
  ...[true, false].map((party) => ['listEntities', { type: 'character', party, limit: 200 }] as const),
  ['listEntities', { limit: 200 }],
  ...characters.flatMap(({ marks }) =>
    [marks.name[0], marks.page[0]].map((text) => ['listEntities', { type: 'character', text }] as const),
  ),
  ['getEntities', { ids: gradedIds }],
  ['getTokens', { campaignId: CAMPAIGN_ID, sceneId: 'scenes/toll-gate' }],
  ...idsOf(OLD).map((id) => ['getEntity', { id }] as const),
]

/** Searches for words that no player may find, by the player with all kinds of secrets and by one without a character. */
const searched: typeof counted = [
  ...linkedWords.flatMap((text) => [['countTags', { text }] as const, ['countEntities', { text }] as const]),
  ...[...secrets, ...linkedWords].flatMap((text) => [
    ['listEntities', { text }] as const,
    ['searchEntities', { query: text }] as const,
  ]),
]
export const searchers = ['kessa', 'guest'] as const satisfies readonly ViewerName[]
const searching: ReadonlySet<ViewerName> = new Set([...searchers, 'gameMaster'])

type Kinds = readonly (keyof SamplesOfKinds)[]

/** The kinds of secrets in each viewer's calls: all kinds for one player, and for each other the kinds of which they see a different part. */
export const kindsOf: Readonly<Record<ViewerName, Kinds>> = {
  kessa: ['hidden', 'audiences', 'graded', 'planted'],
  odo: ['hidden', 'audiences'],
  sigma: ['audiences', 'graded'],
  guest: ['graded'],
  owner: ['planted'],
  // `view-as.test.ts` compares more answers.
  'as kessa': isLong ? ['hidden', 'audiences', 'graded', 'planted'] : ['hidden'],
  'as guest': ['graded'],
  gameMaster: ['hidden', 'audiences', 'graded', 'planted'],
}

/** The kinds in writes. Most are refused, and the others answer with what the same player reads. */
const kindsWritten: Readonly<Partial<Record<ViewerName, Kinds>>> = isLong
  ? {}
  : { odo: ['audiences'], sigma: ['graded'] }

export const samplesOfKinds = (hidden: Samples): SamplesOfKinds => ({
  hidden,
  audiences: audienceSamples,
  graded: gradedSamples,
  planted: plantedSamples,
})

/**
 * All parameter sets of a viewer's calls to an operation. Short runs try each value once, where it belongs, and rarely call game master
 * operations as players, because these refuse players alike whatever the parameters.
 */
export function questionsFor(viewer: ViewerName, name: OperationName, samples: SamplesOfKinds): object[] {
  const more = searching.has(viewer) ? [...counted, ...searched] : counted
  const extra = more.flatMap(([asked, params]) => (asked === name ? [params] : []))
  const kinds = (operations[name].writes ? kindsWritten[viewer] : undefined) ?? kindsOf[viewer]
  const isRefused = !isLong && viewer !== 'gameMaster' && operations[name].callers.who === 'gameMaster'
  const walked = kinds.flatMap((kind) => {
    if (isLong) return paramsFor(name, samples[kind])
    const all = paramsFor(name, fitting(name, samples[kind]), EACH_ONCE)
    return isRefused ? someOf(all, REFUSED_MAX) : all
  })
  return distinct([...walked, ...extra])
}

const prefixes = { characterId: 'characters/', itemId: 'items/', sceneId: 'scenes/' } as const

/** Ids of a parameter's type, and one of another type; facts for queries, and words for searches. Operations that write get a page of each audience, and few texts. */
function fitting(name: OperationName, samples: Samples): Samples {
  const { writes } = operations[name]
  const values = (param: string) => (samples[param] ?? []).map(String)
  const ofType = (param: string, prefix: string) => {
    const fit = values(param).filter((id) => id.startsWith(prefix))
    return [
      ...fit,
      ...values(param)
        .filter((id) => !fit.includes(id))
        .slice(0, 1),
    ]
  }
  const isFact = (query: string) => query.startsWith('.output')
  const narrowed = {
    ...Object.fromEntries(Object.entries(prefixes).map(([param, prefix]) => [param, ofType(param, prefix)])),
    query: values('query').filter((query) => isFact(query) === (name === 'rawQuery')),
    ...(writes && {
      id: ofType('id', 'characters/'),
      entityId: ofType('entityId', 'characters/'),
      text: someOf(values('text'), WRITTEN_MAX),
    }),
  }
  return { ...samples, ...Object.fromEntries(Object.entries(narrowed).filter(([, some]) => some.length > 0)) }
}

function distinct(all: readonly object[]): object[] {
  return [...new Map(all.map((params) => [JSON.stringify(params), params])).values()]
}
