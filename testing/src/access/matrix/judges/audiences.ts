import { operations, entityTypes } from '@waybook/contract'

import { allWords, audiences } from '../../audience-campaign.ts'
import { answerOf } from '../call.ts'
import { misspelt } from '../questions.ts'
import type { Line } from '../transcript.ts'
import { audienceWordsOf, pagesOfType, type PlayerName } from '../viewers.ts'
import { differing, type Judge } from './judge.ts'

/** The players who made all calls. */
const players = ['kessa', 'odo', 'sigma'] as const satisfies readonly PlayerName[]

/** Operations that each return everything that is for a player. */
const revealing = [
  'getEntity',
  'listEntities',
  'searchEntities',
  'getSceneDetails',
  'rawQuery',
  'getTokens',
  'countTags',
] as const

/** Each of these operations, all addresses, and all live messages contain every word that is for the player. Other words are in no line at all. */
export const audienceWordsMissing: Judge = (transcript) =>
  players.flatMap((player) => {
    const wanted = audienceWordsOf(player)
    const shownIn = (isSo: (line: Line) => boolean) => {
      const found = new Set(
        transcript
          .to(player)
          .filter(isSo)
          .flatMap((line) => [...transcript.revealed(line)]),
      )
      return allWords.filter((word) => found.has(word))
    }
    return [
      ...revealing.flatMap((name) =>
        differing([player, name], { found: shownIn((line) => line.name === name), wanted }),
      ),
      ...differing([player, 'GET'], { found: shownIn(({ name }) => name.startsWith('GET ')), wanted }),
    ]
  })

/** By each word of a text, a player finds everything that is for them, as often as it occurs, even if the word is misspelled. */
export const audiencesFound: Judge = (transcript) =>
  players.flatMap((player) =>
    audiences.flatMap(({ word }) => {
      const isMine = audienceWordsOf(player).includes(word)
      const lists = [
        [word, isMine],
        [`${word}${word}`, isMine],
        [`xx${word}`, false],
      ] as const
      const near = answerOf(
        operations.searchEntities,
        transcript.line(player, 'searchEntities', { query: misspelt(word) }),
      )
      return [
        ...lists.flatMap(([text, wanted]) => {
          const list = answerOf(operations.listEntities, transcript.line(player, 'listEntities', { text }))
          return differing([player, text], {
            found: [list.total > 0, list.entities.length > 0],
            wanted: [wanted, wanted],
          })
        }),
        ...differing([player, misspelt(word)], { found: near.entities.length > 0, wanted: isMine }),
      ]
    }),
  )

/** Lists have exactly the pages that a player sees, their totals match, and tags are counted for each reader. */
export const listsThatDiffer: Judge = (transcript) =>
  players.flatMap((player) =>
    entityTypes.flatMap((type) => {
      const pages = pagesOfType(player, type)
      const { entities, total } = answerOf(
        operations.listEntities,
        transcript.line(player, 'listEntities', { type, limit: 200 }),
      )
      const counted = answerOf(operations.countTags, transcript.line(player, 'countTags', { type }))
      const tags = counted.tags.map(({ tag }) => tag).filter((tag) => allWords.includes(tag))
      const hasAudiences = pages.some((id) => id.endsWith(`/${allWords[3]}`))
      return [
        ...differing([player, type], {
          found: [entities.map(({ id }) => id).toSorted(), total, counted.entities],
          wanted: [pages, pages.length, pages.length],
        }),
        ...differing([player, type, 'tags'], {
          found: tags.toSorted(),
          wanted: hasAudiences ? audienceWordsOf(player) : [],
        }),
      ]
    }),
  )
