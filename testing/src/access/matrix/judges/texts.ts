import { operations } from '@waybook/contract'

import { allWords } from '../../audience-campaign.ts'
import { BESIDE, HIDDEN_NAME, SHOWN } from '../../planted-campaign.ts'
import { answerOf } from '../call.ts'
import type { Transcript } from '../transcript.ts'
import { audienceWordsOf, type PlayerName, type ViewerName } from '../viewers.ts'
import { differing, type Judge } from './judge.ts'

const sceneFor = (transcript: Transcript, viewer: ViewerName) =>
  answerOf(operations.getSceneDetails, transcript.line(viewer, 'getSceneDetails', { sceneId: 'scenes/planted' })).scene

/** A card, a comment or a text for the game master shows players nothing, and a picture beside it is shown. */
export const hiddenBlocks: Judge = (transcript) => {
  const [own, all] = [sceneFor(transcript, 'kessa'), sceneFor(transcript, 'gameMaster')]
  const forPlayers = [own.boxText, own.longDescription].filter(
    (html) => !/<img src="[^"]+" alt="The view"/.test(html) || /data-card|data-secret|%%|of zebulon/i.test(html),
  )
  const forGameMaster = [all.boxText, all.longDescription, all.gmNotes ?? ''].filter(
    (html) => !/data-secret[^]*alt="Of Zebulon Quarrel"[^]*data-card/.test(html) || html.includes('%%'),
  )
  return [...forPlayers, ...forGameMaster]
}

/** Links to the hidden page are resolved for the game master, and players find the pages with the links by the words beside them. */
export const linksUnresolved: Judge = (transcript) => {
  const { entities } = answerOf(
    operations.getEntity,
    transcript.line('gameMaster', 'getEntity', { id: 'newsletters/planted' }),
  )
  const shown = `${BESIDE} ${HIDDEN_NAME}, ${BESIDE} ${SHOWN}, ${BESIDE} ${HIDDEN_NAME}, ${HIDDEN_NAME}`
  const search = (viewer: ViewerName) => transcript.line(viewer, 'searchEntities', { query: BESIDE }).text.toLowerCase()
  return [
    ...entities.flatMap(({ masthead, dateline, description, visualDescription }) =>
      differing('newsletters/planted', {
        found: [masthead, dateline, description, visualDescription],
        wanted: [shown, shown, shown, shown],
      }),
    ),
    ...['newsletters/planted', 'scenes/planted'].filter((id) => !search('owner').includes(id)),
    ...[HIDDEN_NAME.toLowerCase()].filter((name) => !search('gameMaster').includes(name)),
  ]
}

/** The pictures within secrets of a page, by the word of their audience. */
export function picturesInSecrets(transcript: Transcript, viewer: ViewerName, id: string): ReadonlyMap<string, string> {
  const { text } = id.startsWith('scenes')
    ? transcript.line(viewer, 'getSceneDetails', { sceneId: id })
    : transcript.line(viewer, 'getEntity', { id })
  const shown = [...text.matchAll(/<img src=\\"([^"]+)\\" alt=\\"Of (\w+)\\"/g)]
  return new Map(shown.map(([, url = '', word = '']) => [word.slice(0, word.length / 2), url]))
}

/** Texts show a viewer the pictures in secrets for that viewer. */
export const picturesOfSecrets: Judge = (transcript) =>
  ['characters/open', 'scenes/open'].flatMap((id) => [
    ...differing(['gameMaster', id], {
      found: [...picturesInSecrets(transcript, 'gameMaster', id).keys()].toSorted(),
      wanted: allWords,
    }),
    ...(['kessa', 'odo', 'sigma'] as const satisfies readonly PlayerName[]).flatMap((player) =>
      differing([player, id], {
        found: [...picturesInSecrets(transcript, player, id).keys()].toSorted(),
        wanted: audienceWordsOf(player),
      }),
    ),
  ])
