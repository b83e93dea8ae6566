import type { BuiltInContext } from '../accounts/context.ts'
import { badField } from '../accounts/refusals.ts'

/** The zxcvbn score (0 to 4) for "safely unguessable" without the hash. */
const SCORE_MIN = 3

const TOO_EASY =
  'This is easy to guess. Use three or four words that have nothing to do with each other, with you or with the campaign.'

/** Words that add no strength to a password in any campaign. */
const OUR_WORDS = ['waybook', 'gamemaster', 'campaign', 'character', 'player', 'narrative', 'dice']

/** The owner of the password, whose names others would try first. */
interface Owner {
  readonly email: string
  readonly firstName?: string | null | undefined
  readonly lastName?: string | null | undefined
  readonly characterId?: string | null | undefined
  readonly campaignId: string
}

interface NewPassword {
  /** The field of the request body. */
  readonly field: string
  readonly password: string
  readonly owner: Owner
}

/** Refuses a new password that is easy to guess. */
export async function refuseWeakPassword(
  { guessableNames }: BuiltInContext,
  { field, password, owner }: NewPassword,
): Promise<void> {
  const { email, firstName, lastName, characterId, campaignId } = owner
  const names = [email, firstName ?? '', lastName ?? '', ...(await guessableNames(campaignId, characterId ?? null))]
  const { zxcvbn } = await estimator()
  const { score } = zxcvbn(password, [...OUR_WORDS, ...names.flatMap(wordsOf)])
  if (score < SCORE_MIN) throw badField(field, TOO_EASY)
}

/** `Kessa Vane` -> `kessa vane`, `kessavane`, `kessa`, `vane`. */
function wordsOf(name: string): string[] {
  const lower = name.toLowerCase()
  const words = lower.split(/[^\p{L}\p{N}]+/u)
  return [lower, words.join(''), ...words].filter((word) => word.length > 2)
}

let loaded: ReturnType<typeof load> | undefined

/** Loads the dictionaries when the first password is set, because they are several megabytes. */
async function estimator() {
  loaded ??= load()
  return await loaded
}

async function load() {
  const [{ zxcvbn, zxcvbnOptions }, common] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  zxcvbnOptions.setOptions({ dictionary: common.dictionary, graphs: common.adjacencyGraphs })
  return { zxcvbn }
}
