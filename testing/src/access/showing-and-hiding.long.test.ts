import { isDeepStrictEqual } from 'node:util'

import type { OperationName, Reveal } from '@waybook/contract'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { engines } from '../stores/test-postgres.ts'
import { CAMPAIGN_ID } from '../world/test-server.ts'
import { openWalk, type Walk } from './open-walk.ts'
import {
  gradeOf,
  KESSA,
  ODO,
  playerNames,
  readsSecret,
  walkedPages,
  wordsFor,
  wordsOf,
  type Audience,
  type PlayerName,
  type Walked,
} from './walked-campaign.ts'

const STEPS = 100

/** A game master's action on one of the pages. */
type Step = { readonly page: number } & (
  | { readonly is: 'reveal'; readonly reveal: Reveal }
  | { readonly is: 'visibility'; readonly visible: boolean }
  | { readonly is: 'file' | 'secret'; readonly audience: Audience }
)

const page = fc.nat(walkedPages().length - 1)
const audience = fc.constantFrom<Audience>('everyone', 'gameMaster', [KESSA], [ODO], [KESSA, ODO])
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ page, is: fc.constant('reveal' as const), reveal: fc.constantFrom('hidden', 'name', 'page', 'figures') }),
  fc.record({ page, is: fc.constant('visibility' as const), visible: fc.boolean() }),
  fc.record({ page, is: fc.constant('file' as const), audience }),
  { arbitrary: fc.record({ page, is: fc.constant('secret' as const), audience }), weight: 2 },
)
/** A party member that only one player sees, which random steps rarely produce. */
const first: Step = { page: 1, is: 'file', audience: [KESSA] }
const steps = [first, ...fc.sample(step, { numRuns: STEPS, seed: 17 })]

/** Performs the step, and records it in the page. */
async function perform({ ask }: Walk, one: Walked, does: Step): Promise<void> {
  const { id } = one
  switch (does.is) {
    case 'reveal':
      if (!id.startsWith('characters/')) return
      await ask('setReveal', { entityId: id, reveal: does.reveal })
      one.played = does.reveal
      return
    case 'visibility':
      await ask('setEntityVisibility', { entityId: id, visible: does.visible })
      one.played = does.visible ? (one.played === 'figures' ? 'figures' : 'page') : 'hidden'
      return
    case 'file': {
      const { text, version } = await ask('getSource', { id })
      const written = typeof does.audience === 'string' ? does.audience : `[${does.audience.join(', ')}]`
      const changed = String(text).replace(/^audience: .*$/m, () => `audience: ${written}`)
      await ask('saveEntity', { id, text: changed, baseVersion: version })
      one.audience = does.audience
      return
    }
    case 'secret': {
      const [, secret] = /data-secret=\\"(\d+-[\w-]+)\\"/.exec(JSON.stringify(await ask('getEntity', { id }))) ?? []
      await ask('setSecretAudience', { id, secret, audience: does.audience })
      one.secret = does.audience
    }
  }
}

const relations = ['entity', 'relationship', 'entity_tag', 'entity_property', 'entity_description', 'character_value']

function questionsAbout(pages: readonly Walked[]): (readonly [OperationName, object])[] {
  const ids = [...pages.map(({ id }) => id), 'items/rope']
  return [
    ...ids.flatMap(
      (id) =>
        [
          ['getEntity', { id }],
          ['getCharacterDynamic', { id }],
          ['getSceneDetails', { sceneId: id }],
          ['listNotes', { entityId: id }],
        ] as const,
    ),
    ['getEntities', { ids }],
    ['listEntities', {}],
    ['listEntities', { sort: 'newest' }],
    ['countTags', {}],
    ['countEntities', {}],
    ['listEntities', { sort: 'alphabet', from: 'c' }],
    ['getSession', { sessionId: 'session' }],
    ['getTokens', { campaignId: CAMPAIGN_ID, sceneId: 'scenes/camp' }],
    ['listNotes', {}],
    ...relations.map((relation) => ['rawQuery', { query: `.output ${relation}` }] as const),
  ]
}

/** The words that are visible to a player now. A player who finds a page by the beginning of a word knows the word. */
async function visibleTo({ callAs }: Walk, name: PlayerName, pages: readonly Walked[]): Promise<string[]> {
  const call = callAs(name)
  const visible = new Set<string>()
  for (const [operation, params] of questionsAbout(pages)) {
    const { status, text } = await call(operation, params)
    for (const word of pages.flatMap((one) => Object.values(wordsOf(one))))
      if (status === 200 && text.includes(word)) visible.add(word)
  }
  for (const one of pages)
    for (const word of Object.values(wordsOf(one)))
      if ((await call('searchEntities', { query: word.slice(0, -1) })).text.includes(`"${one.id}"`)) visible.add(word)
  return [...visible].toSorted()
}

/** Facts take ten times as long to read on PostgreSQL. */
const POSTGRES_STEPS = 24

describe.each(engines)('on $name', ({ take }) => {
  it('[ACC-297] after any sequence of showing and hiding, everybody receives exactly what they may see', async () => {
    const pages = walkedPages()
    const walk = await openWalk(pages, take)
    for (const [index, does] of (take ? steps.slice(0, POSTGRES_STEPS) : steps).entries()) {
      const [one] = pages.slice(does.page)
      if (!one) throw new Error(`There is no page ${does.page}`)
      const seenBy = (name: PlayerName) => ({ grade: gradeOf(one, name), reads: readsSecret(one, name) })
      const before = new Map(playerNames.map((name) => [name, seenBy(name)]))
      const sentBefore = await walk.sent()
      await perform(walk, one, does)
      const sent = await walk.sent()
      for (const name of playerNames) {
        const [was, is] = [before.get(name), seenBy(name)]
        const isUnseen = is.grade === 'hidden' && was?.grade === 'hidden'
        const isForOthers = does.is === 'secret' && !is.reads && was?.reads === false
        const frames = sent.get(name)?.slice(sentBefore.get(name)?.length)
        const overheard = isUnseen || isForOthers ? frames : []
        const isMissed = !isDeepStrictEqual(was, is) && frames?.length === 0
        expect({ index, does, name, overheard, isMissed }).toEqual({
          index,
          does,
          name,
          overheard: [],
          isMissed: false,
        })
        const visible = await visibleTo(walk, name, pages)
        expect({ index, does, name, visible }).toEqual({ index, does, name, visible: wordsFor(pages, name) })
      }
    }
  })
})
