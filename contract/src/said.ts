import * as z from 'zod/mini'

/**
 * What a sentence says: the key of a message in `messages/en`, such as `checkReasons.cover`, and its parameters, so everyone reads it in their language. It may say
 * only what its viewer may know.
 */
export const said = z.object({
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())])),
})
export type Said = z.infer<typeof said>

/** A sentence of the server. */
export interface Sentence {
  /** In English. */
  readonly text: string
  /** Left out for words of people and of the campaign. */
  readonly said?: Said | undefined
}

/** A sentence that everyone reads in their language. */
export interface CodedSentence extends Sentence {
  readonly said: Said
}
