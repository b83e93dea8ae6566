import type { CodedSentence, Said, Sentence } from './said.ts'

/** Every kind of refusal, with its HTTP status and default message. */
const problems = {
  'bad-params': { status: 400, text: 'The parameters are not valid' },
  'unknown-operation': { status: 400, text: 'Unknown operation' },
  'not-signed-in': { status: 401, text: 'Sign in required' },
  'api-key-missing': { status: 401, text: 'The API key is missing or wrong' },
  'not-allowed': { status: 403, text: 'Only the game master may do this' },
  'view-refused': { status: 403, text: 'Only the game master may view as a player' },
  'view-only': { status: 403, text: 'You are viewing as a player: nothing can be changed' },
  'cross-site': { status: 403, text: 'Cross-site request refused' },
  'not-found': { status: 404, text: 'Not found' },
  'generation-off': { status: 404, text: 'Image generation is switched off' },
  'another-account': { status: 409, text: 'Somebody else is signed in now' },
  conflict: { status: 409, text: 'This conflicts with what is stored' },
  gone: { status: 410, text: 'This is no longer needed' },
  'too-large': { status: 413, text: 'That is too large' },
  'bad-picture': { status: 415, text: 'Waybook cannot read this picture' },
  'too-many': { status: 429, text: 'Too many attempts. Try again later.' },
  unknown: { status: 500, text: 'Unknown error' },
  'not-supported': { status: 501, text: 'This installation cannot do that' },
  'disk-full': { status: 507, text: 'The disk is full' },
  unavailable: { status: 503, text: 'Not available right now' },
} as const satisfies Record<string, { status: number; text: string }>

export type ProblemId = keyof typeof problems

/** The response to a refused request. Some refusals add details, such as what is wrong with a text. */
export interface ProblemAnswer {
  readonly error: string
  readonly id: ProblemId
  /** What `error` says in codes: see `Said`. Left out if it is said only in English. */
  readonly code?: string
  readonly params?: Said['params']
  readonly [detail: string]: unknown
}

interface ProblemOptions {
  /** Seconds until a retry makes sense, if known. */
  readonly retryAfterS?: number | null
  /** Data for the caller, in addition to the text. */
  readonly details?: object
}

/**
 * The only error that the server throws deliberately. Any other error is a bug.
 * @example new Problem('not-found').answer() // { error: 'Not found', id: 'not-found' }
 */
export class Problem extends Error {
  readonly id: ProblemId
  readonly status: number

  /** Seconds until a retry makes sense, if known. */
  readonly retryAfterS: number | null
  readonly details: object
  /** What it says in codes; `null` if it is said only in English. */
  readonly said: Said | null

  constructor(
    id: ProblemId,
    why: string | Sentence = problems[id].text,
    { retryAfterS = null, details = {} }: ProblemOptions = {},
  ) {
    super(typeof why === 'string' ? why : why.text)
    this.said = typeof why === 'string' ? null : (why.said ?? null)
    this.name = 'Problem'
    this.id = id
    this.status = problems[id].status
    this.retryAfterS = retryAfterS
    this.details = details
  }

  answer(): ProblemAnswer {
    return { ...this.details, error: this.message, id: this.id, ...this.said }
  }
}

/**
 * A kind of refusal as a sentence, whose code follows from its id. The answer does not repeat it.
 * @example problemKind('not-found') // { text: 'Not found', said: { code: 'problemKinds.notFound', params: {} } }
 */
export function problemKind(id: ProblemId): CodedSentence {
  const name = id.replaceAll(/-(\w)/g, (_all, letter: string) => letter.toUpperCase())
  return { text: problems[id].text, said: { code: `problemKinds.${name}`, params: {} } }
}

/**
 * @example isProblemId('not-found') // true
 */
export function isProblemId(text: unknown): text is ProblemId {
  return typeof text === 'string' && Object.hasOwn(problems, text)
}
