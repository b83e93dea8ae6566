/** Of zxcvbn's five grades, 0 to 4: "safely unguessable" by those who do not hold the hash. */
const SCORE_MIN = 3

const TOO_EASY =
  'This is easy to guess. Take three or four words that have nothing to do with each other, with you or with the campaign.'

/** What a password may not lean on wherever Waybook runs. */
const OUR_WORDS = ['waybook', 'gamemaster', 'campaign', 'character', 'player', 'narrative', 'dice']

/** What is wrong with a new password and how to mend it; `null` when it will do. `names` are what others would try first. */
export async function passwordWeakness(password: string, names: readonly string[]): Promise<string | null> {
  const { zxcvbn } = await estimator()
  const { score } = zxcvbn(password, [...OUR_WORDS, ...names.flatMap(wordsOf)])
  return score < SCORE_MIN ? TOO_EASY : null
}

/** A name counts as a whole, without its spaces, and by each of its words. */
function wordsOf(name: string): string[] {
  const lower = name.toLowerCase()
  const words = lower.split(/[^\p{L}\p{N}]+/u)
  return [lower, words.join(''), ...words].filter((word) => word.length > 2)
}

let loaded: ReturnType<typeof load> | undefined

/** Its dictionaries weigh megabytes and are wanted only when somebody sets a password. */
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
