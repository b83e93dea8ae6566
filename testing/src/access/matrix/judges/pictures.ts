import { operations } from '@waybook/contract'

import { answerOf } from '../call.ts'
import { gradedIds } from '../questions.ts'
import type { Transcript } from '../transcript.ts'
import { pagesOf, type PlayerName, type ViewerName } from '../viewers.ts'
import { differing, type Judge } from './judge.ts'
import { picturesInSecrets } from './texts.ts'

const players = ['kessa', 'odo', 'sigma', 'guest'] as const satisfies readonly PlayerName[]
/** The players who requested the pages of audiences. */
const readers = ['kessa', 'odo', 'sigma'] as const satisfies readonly PlayerName[]
const FORM = /\/pictures\/[\w-]+\/small\.webp/
const KEY = /\/pictures\/([\w-]+)\//g

const statusOf = (transcript: Transcript, viewer: ViewerName, url: string) =>
  transcript.line(viewer, `GET ${smallFormOf(url)}`).status

const smallFormOf = (url: string) => url.replace(/^(\/pictures\/[\w-]+\/).*$/, '$1small.webp')

/** The picture of a page is served to viewers who see the page, and does not exist for anybody else. */
export const picturesOfPages: Judge = (transcript) => {
  const { entities } = answerOf(operations.listEntities, transcript.line('gameMaster', 'listEntities', { limit: 200 }))
  const pictures = entities.flatMap((entity) => {
    const [url] = FORM.exec(JSON.stringify(entity)) ?? []
    return url === undefined ? [] : [{ id: entity.id, url }]
  })
  const wrong = players.flatMap((player) => {
    const seen = new Set(pagesOf(player))
    return pictures.flatMap(({ id, url }) =>
      differing([player, id], { found: statusOf(transcript, player, url), wanted: seen.has(id) ? 'ok' : '404' }),
    )
  })
  const few = pictures.length < 12 + 7 * 7 + gradedIds.length - 4 ? [`only ${pictures.length} pictures`] : []
  return [...few, ...wrong]
}

/** A player who made all calls gets exactly those pictures of the game master's that some answer shows to the player. */
export const picturesShown: Judge = (transcript) =>
  (['kessa'] as const).flatMap((player) => {
    const shown = new Set(transcript.to(player).flatMap(({ text }) => [...text.matchAll(KEY)].map(([, key]) => key)))
    const served = transcript.to(player).flatMap(({ name, status }) => {
      const [, key] = /^GET \/pictures\/([\w-]+)\//.exec(name) ?? []
      return key === undefined ? [] : [{ key, status }]
    })
    const statuses = new Set(served.map(({ status }) => status))
    return [
      ...served.flatMap(({ key, status }) =>
        differing([player, key], { found: status, wanted: shown.has(key) ? 'ok' : '404' }),
      ),
      ...differing([player, 'statuses'], { found: [...statuses].toSorted(), wanted: ['404', 'ok'] }),
    ]
  })

/** The picture in a secret is served to readers of the secret. */
export const picturesInSecretsServed: Judge = (transcript) =>
  ['characters/open', 'scenes/open'].flatMap((id) =>
    readers.flatMap((player) => {
      const shown = picturesInSecrets(transcript, player, id)
      return [...picturesInSecrets(transcript, 'gameMaster', id)].flatMap(([word, url]) =>
        differing([player, word], { found: statusOf(transcript, player, url), wanted: shown.has(word) ? 'ok' : '404' }),
      )
    }),
  )

/** The game master gets every picture. */
export const picturesRefused: Judge = (transcript) =>
  transcript.to('gameMaster').filter(({ name, status }) => name.startsWith('GET /pictures/') && status !== 'ok')
