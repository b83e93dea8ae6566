import type { AnswerOf } from '@waybook/contract'
import type { Chance } from '@waybook/rules'
import * as z from 'zod/mini'

import { nextCommand } from './next-command.ts'
import { pong, whispered, type InteractionReply } from './reply.ts'
import { rollCommand } from './roll-command.ts'

/** What Discord sends when somebody uses a command. The rest is not read. */
const interaction = z.object({
  type: z.int(),
  data: z.optional(
    z.object({
      name: z.string(),
      options: z.optional(z.array(z.object({ name: z.string(), value: z.optional(z.unknown()) }))),
    }),
  ),
})

const PING = 1
const COMMAND = 2
/** Discord's type of an option that is text. */
const TEXT = 3

/** The commands, as Discord registers them. */
export const commands = [
  {
    name: 'roll',
    description: 'Rolls dice for this channel',
    options: [
      { type: TEXT, name: 'dice', description: 'Such as 2y1g2p, 3d6 or d100', required: true, max_length: 80 },
      { type: TEXT, name: 'reason', description: 'What the roll is for', required: false, max_length: 200 },
    ],
  },
  { name: 'next', description: 'Says when we play next' },
] as const

interface Answering {
  readonly chance: Chance
  /** The dates as a player without a character sees them. */
  readonly readSchedule: () => Promise<AnswerOf<'getSchedule'>>
  /** The address of the campaign's pages. */
  readonly address: string
}

/** Answers a request that Discord signed. `null` if it is not one that Waybook understands. */
export async function answerInteraction(
  given: unknown,
  { chance, readSchedule, address }: Answering,
): Promise<InteractionReply | null> {
  const read = interaction.safeParse(given)
  if (!read.success) return null
  const { type, data } = read.data
  if (type === PING) return pong
  if (type !== COMMAND || !data) return null
  const text = (name: string) => {
    const value = data.options?.find((one) => one.name === name)?.value
    return typeof value === 'string' ? value : ''
  }
  switch (data.name) {
    case 'roll':
      return rollCommand({ dice: text('dice'), reason: text('reason') }, chance)
    case 'next':
      return nextCommand(await readSchedule(), `${address}/schedule`)
    default:
      return whispered('Waybook does not know this command. Register its commands again in Admin, Settings.')
  }
}
