import type { CodedSentence, Said, Sentence } from '@waybook/contract'

type Messages = { readonly [code: string]: (params: never) => string }

export type InCodes<Of> = {
  readonly [Code in keyof Of]: Of[Code] extends (...params: infer Params) => string
    ? (...params: Params) => CodedSentence
    : never
}

/**
 * The messages of an area as sentences: their English, and what it says as a code with parameters (decision 0264).
 * @example inCodes('checkReasons', messages).cover() // { text: 'Cover', said: { code: 'checkReasons.cover', params: {} } }
 */
export function inCodes<Of extends Messages>(area: string, messages: Of): InCodes<Of> {
  const sentences = Object.entries(messages).map(([name, message]) => [
    name,
    (params: Said['params'] = {}) => ({
      text: String(Reflect.apply(message, null, [params])),
      said: { code: `${area}.${name}`, params },
    }),
  ])
  // The functions take the parameters of the messages.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.fromEntries(sentences) as InCodes<Of>
}

/** Finds the messages without parameters by their English, for texts of the rules and of old records. */
export function codesByText(area: string, messages: Messages): (text: string) => Sentence {
  const alone = Object.entries(messages).filter(([, message]) => message.length === 0)
  const codes = new Map(alone.map(([name, message]) => [String(Reflect.apply(message, null, [])), `${area}.${name}`]))
  return (text) => {
    const code = codes.get(text)
    return code === undefined ? { text } : { text, said: { code, params: {} } }
  }
}
