import { isOperationName, operations } from '@waybook/contract'

import { secrets } from '../../secret-campaign.ts'
import { linkedWords, reading, searchers } from '../questions.ts'
import type { Line, Transcript } from '../transcript.ts'
import { playerCharacters, playerNames, playerOfView, viewNames, type PlayerName } from '../viewers.ts'
import { differing, type Judge } from './judge.ts'

/** The lines of each player, also of the game master who views as one. */
function linesOfPlayers(transcript: Transcript): (readonly [PlayerName, Line])[] {
  return [
    ...playerNames.flatMap((player) => transcript.to(player).map((line) => [player, line] as const)),
    ...viewNames.flatMap((view) => transcript.to(view).map((line) => [playerOfView[view], line] as const)),
  ]
}

/** No player is told a word that is not for them: by an operation, at an address, or live. */
export const foreignWords: Judge = (transcript) => {
  const foreign = new Map(playerNames.map((player) => [player, transcript.words.foreignTo(player)]))
  return linesOfPlayers(transcript).flatMap(([player, line]) => {
    const found = [...transcript.told(line)].filter((word) => foreign.get(player)?.has(word))
    return found.length === 0 ? [] : [{ viewer: line.viewer, name: line.name, params: line.params, found }]
  })
}

/** Players are refused what an operation declares to be for others. */
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

/** The game master is told every secret by the same questions, which proves that they reach the secrets, and nothing of what others keep to themselves. */
export const missingForGameMaster: Judge = (transcript) => {
  const lines = transcript.to('gameMaster').filter(({ name }) => isOperationName(name) && !operations[name].writes)
  const told = new Set(lines.flatMap((line) => [...transcript.told(line)]))
  const { all, private: kept } = transcript.words
  return [...all.filter((word) => !told.has(word)), ...kept.filter((word) => told.has(word))]
}

/** The game master is told live what happens to the hidden, which proves that the frames of players would show it. */
export const missingInFrames: Judge = (transcript) => {
  const frames = transcript.to('gameMaster').filter(({ name }) => name === 'live')
  const told = frames.map(({ text }) => text).join('\n')
  return LIVE_SECRETS.filter((word) => !told.toLowerCase().includes(word))
}
const LIVE_SECRETS = ['zebulon-quarrel', 'zugzwang-token', 'hobbledehoy-token', 'skedaddle', 'abecedarian']

/** A player who asks for a secret finds nothing and counts nothing. */
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

/** The words that name a hidden page, to which everything links, let no player count anything. */
export const linksCounted: Judge = (transcript) =>
  linkedWords.flatMap((text) => {
    const tags = transcript.line('kessa', 'countTags', { text }).text
    const types = transcript.line('kessa', 'countEntities', { text }).text
    return tags.includes('"entities":0') && types.includes('"types":[]') && types.includes('"letters":[]')
      ? []
      : [{ text, tags, types }]
  })

/** A game master who views as a player gets the answers of that player, byte for byte. */
export const viewsThatDiffer: Judge = (transcript) =>
  viewNames.flatMap((view): readonly unknown[] => {
    const player = playerOfView[view]
    const answers = reading
      .filter((name) => name !== 'getRollCommitment')
      .flatMap((name) => transcript.to(view).filter((line) => line.name === name))
    const wrong = answers.filter(({ name, params, status, text }) => {
      const own = isOperationName(name) ? transcript.line(player, name, params) : null
      return own?.status !== status || own.text !== text
    })
    return answers.length === 0 ? ['nothing was asked'] : wrong
  })
