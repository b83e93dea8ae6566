import type { CodedSentence, Said, Sentence } from '@waybook/contract'

type Messages = { readonly [code: string]: (params: never) => string }

export type InCodes<Of> = {
  readonly [Code in keyof Of]: Of[Code] extends (...params: infer Params) => string
    ? (...params: Params) => CodedSentence
    : never
}

/**
 * The messages of an area as sentences: their English, and what it says as a code with parameters (decision 0264).
 * @example inCodes(messages).ended({ number: 3 }) // { text: 'Session 3 has ended.', said: { code: 'ended', params: { number: 3 } } }
 */
export function inCodes<Of extends Messages>(messages: Of): InCodes<Of> {
  const sentences = Object.entries(messages).map(([code, message]) => [
    code,
    (params: Said['params'] = {}) => ({ text: String(Reflect.apply(message, null, [params])), said: { code, params } }),
  ])
  // The functions take the parameters of the messages.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.fromEntries(sentences) as InCodes<Of>
}

/** Finds the messages without parameters by their English, for texts of the rules and of old records. */
export function codesByText(messages: Messages): (text: string) => Sentence {
  const alone = Object.entries(messages).filter(([, message]) => message.length === 0)
  const codes = new Map(alone.map(([code, message]) => [String(Reflect.apply(message, null, [])), code]))
  return (text) => {
    const code = codes.get(text)
    return code === undefined ? { text } : { text, said: { code, params: {} } }
  }
}
