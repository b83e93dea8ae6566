import { standardForcePrice, type ForcePrice } from '@waybook/rules'
import * as z from 'zod'

const STRAIN_MAX = 10

function number(most: number) {
  const error = `write a number from 0 to ${most}`
  return z.int({ error }).min(0, { error }).max(most, { error })
}

const map = (example: string) => ({ error: `write keys and values, such as ${example}` })

const dark = z.strictObject(
  {
    strain: number(STRAIN_MAX).default(standardForcePrice.strain),
    points: number(1).default(standardForcePrice.points),
  },
  map('{ strain: 1, points: 1 }'),
)
const force = z.strictObject({ dark: dark.default(standardForcePrice) }, map('{ dark: { strain: 1, points: 1 } }'))

const extraDice = { error: 'write a list of dice, such as [force]' }

/** The dice and counters that a campaign plays with, beyond those of the rules: fields of `campaign.yaml`. */
export const diceFields = {
  dice: z.array(z.enum(['force'], extraDice), extraDice).default([]),
  /** The name under which both sides have points. */
  points: z.enum(['story', 'destiny'], { error: 'write story or destiny' }).default('story'),
  /** The price of a point of the other side. */
  force: force.optional(),
}

/** The known keys of each map in them. */
export const diceKeys: Readonly<Record<string, readonly string[]>> = {
  force: Object.keys(force.shape),
  dark: Object.keys(dark.shape),
}

/** What a campaign plays with. */
export interface CampaignDice {
  readonly hasForceDie: boolean
  readonly points: 'story' | 'destiny'
  readonly forcePrice: ForcePrice
}

type Written = z.infer<z.ZodObject<typeof diceFields>>

export function diceIn(written: Written | null): CampaignDice {
  return {
    hasForceDie: written?.dice.includes('force') ?? false,
    points: written?.points ?? 'story',
    forcePrice: written?.force?.dark ?? standardForcePrice,
  }
}
