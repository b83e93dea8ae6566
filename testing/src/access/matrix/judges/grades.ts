import { isOperationName, operations } from '@waybook/contract'

import { CAMPAIGN_ID } from '../../../world/test-server.ts'
import { allMarks, characters, ITEM, rankOf, TALENT, type Marked } from '../../reveal-campaign.ts'
import { answerOf } from '../call.ts'
import type { Transcript } from '../transcript.ts'
import { gradedMarksOf, gradeFor, type PlayerName, type ViewerName } from '../viewers.ts'
import { differing, type Judge } from './judge.ts'

/** The players who made all calls; sigma plays one of the graded characters. */
const players = ['kessa', 'sigma', 'guest'] as const satisfies readonly PlayerName[]
const gradedIds: ReadonlySet<string> = new Set(characters.map(({ id }) => id))

const isInParty = (player: PlayerName) => (one: Marked) => one.tags !== '' && gradeFor(player)(one) === 'figures'
const idsIn = (entities: readonly { readonly id: string }[]) =>
  entities.map(({ id }) => id).filter((id) => gradedIds.has(id))

/** Answers give a player everything that is shown of each character. Hidden parts are in no line at all. */
export const gradeMarksMissing: Judge = (transcript) =>
  players.flatMap((player) => {
    const lines = transcript.to(player).filter(({ name }) => isOperationName(name) && !operations[name].writes)
    const found = new Set(lines.flatMap((line) => [...transcript.revealed(line)]))
    return differing(player, { found: allMarks.filter((mark) => found.has(mark)), wanted: gradedMarksOf(player) })
  })

/** A player finds and counts a character by its visible name and page, and by its figures if it is in the party. */
export const gradesFound: Judge = (transcript) =>
  players.flatMap((player) =>
    characters.flatMap((character) => {
      const found = (query: string) =>
        idsIn(answerOf(operations.searchEntities, transcript.line(player, 'searchEntities', { query })).entities)
      const byText = [character.marks.name[0] ?? '', character.marks.page[0] ?? ''].flatMap((text) => {
        const isShown = gradedMarksOf(player).includes(text)
        const list = answerOf(
          operations.listEntities,
          transcript.line(player, 'listEntities', { type: 'character', text }),
        )
        return [
          ...differing([player, text], {
            found: [list.entities.map(({ id }) => id), list.total],
            wanted: [isShown ? [character.id] : [], isShown ? 1 : 0],
          }),
          ...differing([player, text], { found: found(text).includes(character.id), wanted: isShown }),
        ]
      })
      const byFigure = found(character.marks.figures[0] ?? '').includes(character.id)
      return [
        ...byText,
        ...differing([player, character.id], { found: byFigure, wanted: isInParty(player)(character) }),
      ]
    }),
  )

/** Tags of characters are counted for viewers who see their pages. */
export const gradesCounted: Judge = (transcript) =>
  players.flatMap((player) => {
    const pages = characters.filter((one) => ['page', 'figures'].includes(gradeFor(player)(one)))
    const { tags } = answerOf(operations.countTags, transcript.line(player, 'countTags', { type: 'character' }))
    const found = tags.map(({ tag }) => tag).filter((tag) => allMarks.includes(tag))
    return differing(player, { found: found.toSorted(), wanted: pages.flatMap(({ marks }) => marks.page).toSorted() })
  })

/** Party membership is visible to a player only with the character's page. */
export const partyRevealed: Judge = (transcript) =>
  players.flatMap((player) => {
    const known = characters.filter((one) => gradeFor(player)(one) !== 'hidden')
    const inParty = known.filter(isInParty(player)).map(({ id }) => id)
    const others = known.map(({ id }) => id).filter((id) => !inParty.includes(id))
    const list = (party: boolean) =>
      answerOf(
        operations.listEntities,
        transcript.line(player, 'listEntities', { type: 'character', party, limit: 200 }),
      )
    const tokens = answerOf(
      operations.getTokens,
      transcript.line(player, 'getTokens', { campaignId: CAMPAIGN_ID, sceneId: 'scenes/toll-gate' }),
    ).tokens.filter(({ ofParty }) => ofParty)
    const counts = [true, false].map((party) => [list(party).total, list(party).entities.length])
    return [
      ...differing([player, 'party'], { found: idsIn(list(true).entities).toSorted(), wanted: inParty }),
      ...differing([player, 'others'], { found: idsIn(list(false).entities).toSorted(), wanted: others }),
      ...counts.flatMap(([total, listed]) => differing([player, 'total'], { found: total, wanted: listed })),
      ...differing([player, 'tokens'], {
        found: tokens.map(({ characterId }) => characterId).filter((id) => gradedIds.has(id)),
        wanted: inParty,
      }),
    ]
  })

/** Talents are among the figures of a character: on its page, on the talent's page, and in the facts. */
export const talentsRevealed: Judge = (transcript) =>
  ([...players, 'gameMaster'] as const).flatMap((viewer) => {
    const known = characters.flatMap((one, n) =>
      viewer === 'gameMaster' || gradeFor(viewer)(one) === 'figures' ? [[one.id, rankOf(n)]] : [],
    )
    const facts = answerOf(
      operations.rawQuery,
      transcript.line(viewer, 'rawQuery', { query: '.output character_talent' }),
    )
    return [
      ...differing([viewer, 'pages'], {
        found: characters.flatMap(({ id }) => ranksIn(transcript, viewer, id)),
        wanted: known,
      }),
      ...differing([viewer, TALENT], { found: ranksIn(transcript, viewer, TALENT), wanted: known }),
      ...differing([viewer, 'facts'], {
        found: 'rows' in facts ? facts.rows.filter((row) => row.includes(TALENT)) : facts.error,
        wanted: known.map(([id, rank]) => `${id}\t${TALENT}\t${rank}`),
      }),
    ]
  })

function ranksIn(transcript: Transcript, viewer: ViewerName, id: string): unknown[] {
  const line = transcript.line(viewer, 'getEntity', { id })
  if (line.status !== 'ok') return []
  const { relationships } = answerOf(operations.getEntity, line)
  return relationships.flatMap(({ from, to, rank }) => (rank === undefined || to !== TALENT ? [] : [[from, rank]]))
}

/** A page that figures link to names the character only to viewers who see the figures. */
export const mentionsRevealed: Judge = (transcript) =>
  players.flatMap((player) => {
    const { entities } = answerOf(operations.getEntity, transcript.line(player, 'getEntity', { id: ITEM }))
    const found = entities.flatMap(({ mentionedIn }) => mentionedIn.map(({ id }) => id))
    return differing(player, {
      found: found.filter((id) => gradedIds.has(id)),
      wanted: characters.filter(isInParty(player)).map(({ id }) => id),
    })
  })
