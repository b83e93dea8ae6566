import { MONEY_MAX, standardCoins, type Coin } from '@waybook/rules'
import * as z from 'zod'

const WORTH_MAX = 1_000_000
const COINS_MAX = 8
const name = z.string({ error: 'write the name of a coin' }).trim().min(1).max(40)
const coin = z.strictObject(
  {
    name,
    /** Left out, it is the name with an s. */
    plural: name.optional(),
    worth: z.int({ error: 'write how many of the smallest coin it is worth' }).min(1).max(WORTH_MAX),
  },
  { error: 'write keys and values, such as { name: mark, worth: 12 }' },
)

/** The list `money` of `campaign.yaml`. */
export const moneyField = z
  .array(coin, { error: 'write a list, such as [{ name: penny, plural: pennies, worth: 1 }]' })
  .min(1)
  .max(COINS_MAX)
  .refine((coins) => coins.some(({ worth }) => worth === 1), { error: 'one coin must be worth 1' })
  .optional()

/** What a new character can spend on gear, in the smallest coin. Left out, gear costs nothing. */
export const startingMoneyField = z
  .int({ error: 'write an amount of the smallest coin, such as 500' })
  .min(0)
  .max(MONEY_MAX)
  .optional()

/** The coins of a campaign. */
export function coinsIn(written: z.infer<typeof moneyField>): readonly Coin[] {
  return written?.map(({ plural, ...one }) => ({ ...one, plural: plural ?? `${one.name}s` })) ?? standardCoins
}
