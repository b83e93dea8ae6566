import { MONEY_MAX } from '@waybook/rules'
import * as z from 'zod/mini'

import { ownerOf, signedIn } from '../access.ts'
import { AMOUNT_MAX } from '../character-limits.ts'
import { defineRead, defineWrite } from '../operation.ts'
import { entityId } from '../records/entity-id.ts'
import { gift, hands, money } from '../records/hands.ts'
import { done, recordId } from './parameters.ts'

const holder = z.union([z.literal('stash'), entityId])

export const getHands = defineRead({
  name: 'getHands',
  summary: 'Returns money, the party’s shared stash and open gifts, as far as the caller may see them.',
  params: z.object({}),
  answer: hands,
  callers: signedIn,
})

export const giveTo = defineWrite({
  name: 'giveTo',
  summary:
    'Offers an item or money of a character to another, whose player takes it or not. Into the stash and out of it at once. Players give from their own character; game masters from any, or with null from nowhere, which is taken at once.',
  params: z.object({
    fromCharacterId: z.nullable(holder),
    toCharacterId: holder,
    /** `money`, or the id of an item. */
    itemId: z.union([z.literal('money'), entityId]),
    amount: z.int().check(z.minimum(1), z.maximum(MONEY_MAX)),
  }),
  /** `null` if it needed no taking and cannot be taken back. */
  answer: z.object({ ...done, gift: z.nullable(gift) }),
  callers: signedIn,
})

export const answerGift = defineWrite({
  name: 'answerGift',
  summary: 'Takes an offered gift, or declines it. The giver withdraws it in the same way.',
  params: z.object({ giftId: recordId, take: z.boolean() }),
  answer: z.object(done),
  callers: signedIn,
})

export const undoGift = defineWrite({
  name: 'undoGift',
  summary: 'Takes back a taken gift, if the receiver still has it. For its giver, its receiver and the game master.',
  params: z.object({ giftId: recordId }),
  answer: z.object(done),
  callers: signedIn,
})

export const adjustMoney = defineWrite({
  name: 'adjustMoney',
  summary: 'Adds money to a character, or takes some away, in the smallest coin. Refused below 0.',
  params: z.object({ characterId: entityId, by: z.int().check(z.minimum(-MONEY_MAX), z.maximum(MONEY_MAX)) }),
  answer: z.object({ ...done, money }),
  callers: ownerOf('characterId'),
})

export const reload = defineWrite({
  name: 'reload',
  summary: 'Sets how many shots a weapon of a character has left. Without left, it is full.',
  params: z.object({
    characterId: entityId,
    itemId: entityId,
    left: z.optional(z.int().check(z.minimum(0), z.maximum(AMOUNT_MAX))),
  }),
  answer: z.object({ ...done, left: z.int() }),
  callers: ownerOf('characterId'),
})
