import { isOperationName, operations } from '@waybook/contract'

import { secrets } from '../../secret-campaign.ts'
import { linkedWords, reading, searchers } from '../questions.ts'
import type { Line, Transcript } from '../transcript.ts'
import { playerCharacters, playerNames, playerOfView, viewNames, type PlayerName } from '../viewers.ts'
import { differing, type Judge } from './judge.ts'

/** The lines of each player, including those of the game master viewing as the player. */
function linesOfPlayers(transcript: Transcript): (readonly [PlayerName, Line])[] {
  return [
    ...playerNames.flatMap((player) => transcript.to(player).map((line) => [player, line] as const)),
    ...viewNames.flatMap((view) => transcript.to(view).map((line) => [playerOfView[view], line] as const)),
  ]
}

/** No player receives a word that is not for them: from an operation, at an address, or live. */
export const foreignWords: Judge = (transcript) => {
  const foreign = new Map(playerNames.map((player) => [player, transcript.words.foreignTo(player)]))
  return linesOfPlayers(transcript).flatMap(([player, line]) => {
    const found = [...transcript.revealed(line)].filter((word) => foreign.get(player)?.has(word))
    return found.length === 0 ? [] : [{ viewer: line.viewer, name: line.name, params: line.params, found }]
  })
}

/** Operations declared for others refuse players. */
export const allowedToOthers: Judge = (transcript) =>
  playerNames.flatMap((player) =>
    transcript.to(player).filter((line) => isRefusedTo(player, line) && line.status !== 'not-allowed'),
  )

function isRefusedTo(player: PlayerName, { name, params }: Line): boolean {
  if (!isOperationName(name)) return false
  const { callers } = operations[name]
  if (callers.who === 'owner') return !Object.values<unknown>({ ...params }).includes(playerCharacters[player])
  return callers.who === 'gameMaster' || (callers.who === 'granted' && callers.grant !== 'generateImage')
}

/** Every refusal is declared. */
export const faults: Judge = ({ lines }) => lines.filter(({ status }) => status === 'fault' || status === '500')

/** The game master receives every secret from the same calls, which proves that they reach the secrets, and nothing that others keep private. */
export const missingForGameMaster: Judge = (transcript) => {
  const lines = transcript.to('gameMaster').filter(({ name }) => isOperationName(name) && !operations[name].writes)
  const shown = new Set(lines.flatMap((line) => [...transcript.revealed(line)]))
  const { all, private: privateWords } = transcript.words
  return [...all.filter((word) => !shown.has(word)), ...privateWords.filter((word) => shown.has(word))]
}

/** The game master receives changes of hidden entities live, which proves that players' frames would show them. */
export const missingInFrames: Judge = (transcript) => {
  const frames = transcript.to('gameMaster').filter(({ name }) => name === 'live')
  const shown = frames.map(({ text }) => text).join('\n')
  return LIVE_SECRETS.filter((word) => !shown.toLowerCase().includes(word))
}
const LIVE_SECRETS = ['zebulon-quarrel', 'zugzwang-token', 'hobbledehoy-token', 'skedaddle', 'abecedarian']

/** A player who searches for a secret finds nothing and counts nothing. */
export const secretsFound: Judge = (transcript) =>
  searchers.flatMap((player) =>
    [...secrets, ...linkedWords].flatMap((text) => [
      ...differing([player, 'searchEntities', text], {
        found: JSON.parse(transcript.line(player, 'searchEntities', { query: text }).text),
        wanted: { entities: [], hits: [] },
      }),
      ...(transcript.line(player, 'listEntities', { text }).text.includes('"entities":[]')
        ? []
        : [[player, 'listEntities', text]]),
    ]),
  )

/** Players can count nothing by the words of a hidden page's name, although everything links to the page. */
export const linksCounted: Judge = (transcript) =>
  linkedWords.flatMap((text) => {
    const tags = transcript.line('kessa', 'countTags', { text }).text
    const types = transcript.line('kessa', 'countEntities', { text }).text
    return tags.includes('"entities":0') && types.includes('"types":[]') && types.includes('"letters":[]')
      ? []
      : [{ text, tags, types }]
  })

/** A view as a player without a character has no account, so the schedule marks nobody in it as the viewer. */
const withoutYou = (text: string) => text.replaceAll('"isYou":true', '"isYou":false')

/** A game master who views as a player gets the answers of that player, byte for byte. */
export const viewsThatDiffer: Judge = (transcript) =>
  viewNames.flatMap((view): readonly unknown[] => {
    const player = playerOfView[view]
    const answers = reading
      .filter((name) => name !== 'getRollCommitment')
      .flatMap((name) => transcript.to(view).filter((line) => line.name === name))
    const wrong = answers.filter(({ name, params, status, text }) => {
      const own = isOperationName(name) ? transcript.line(player, name, params) : null
      return own?.status !== status || withoutYou(own.text) !== withoutYou(text)
    })
    return answers.length === 0 ? ['nothing was asked'] : wrong
  })
