import {
  dieResults,
  facesOf,
  formatNotation,
  parseNotation,
  readThrow,
  describeOutcome,
  throwDice,
} from '@waybook/rules'
import type { Chance, ThrowResult } from '@waybook/rules'

import { escapeDiscord } from '../discord-message.ts'
import { said, whispered, type InteractionReply } from './reply.ts'

interface WantedRoll {
  /** Dice notation, such as `2y1g2p`. */
  readonly dice: string
  /** May be empty. */
  readonly reason: string
}

const REASON_MAX = 200

/**
 * Rolls dice for a channel. The campaign does not know of the roll, so nothing proves it later. Therefore the message names every face, by
 * which everybody can check the result.
 */
export function rollCommand({ dice, reason }: WantedRoll, chance: Chance): InteractionReply {
  const read = parseNotation(dice)
  if (!read.ok) return whispered(`${escapeDiscord(read.why)}. Write dice as in \`2y1g2p\`, \`3d6\` or \`d100\`.`)
  const fallen = throwDice(read.dice, chance)
  const notation = formatNotation(read.dice)
  const why = escapeDiscord(reason.trim().slice(0, REASON_MAX))
  const title = why === '' ? `**${notation}**` : `**${why}** (${notation})`
  return said([`${title}: ${describeOutcome(readThrow(fallen))}`, describeFaces(fallen), `-# ${OUTSIDE}`].join('\n'))
}

const OUTSIDE = 'Rolled in Discord, so it is not in the campaign’s log.'

/**
 * Names the face of every die.
 * @example describeFaces({ boost: [0, 4], d6: [2] }) // 'boost: blank, advantage · d6: 3'
 */
function describeFaces(fallen: ThrowResult): string {
  const byDie = Map.groupBy(dieResults(fallen), ({ die }) => die)
  return [...byDie]
    .map(([die, results]) => `${die}: ${results.map(({ face }) => describeFace(facesOf(die)[face] ?? [])).join(', ')}`)
    .join(' · ')
}

function describeFace(face: ReturnType<typeof facesOf>[number]): string {
  if (typeof face === 'number') return String(face)
  return face.length === 0 ? 'blank' : face.join(' + ')
}
