import { type Environment, UsageError } from '#app/environment.ts'
import type { Store } from '#features/store.ts'

/** The option of commands that apply to one campaign. */
export const campaignOption = { campaign: { type: 'string' } } as const

/** The id of the campaign that a command applies to. Throws a UsageError if there is no such campaign. */
export async function campaignFor(
  { campaignId }: Pick<Environment, 'campaignId'>,
  { campaigns }: Pick<Store, 'campaigns'>,
  named: string | undefined,
): Promise<string> {
  if (named === undefined || named === campaignId) return campaignId
  const known = (await campaigns.list()).map(({ id }) => id)
  if (!known.includes(named))
    throw new UsageError(`There is no campaign ${named}. There are: ${[campaignId, ...known].join(', ')}`)
  return named
}
