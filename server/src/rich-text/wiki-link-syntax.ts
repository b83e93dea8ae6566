import type { Code, Construct, Extension, State, Tokenizer } from 'micromark-util-types'

const EMBED = 33
const OPENING = 91
const CLOSING = 93

/** Micromark's codes below this are line endings and the end of the text. */
const FIRST_CHARACTER = 0

/**
 * Tokenizes a whole wiki link or `![[embed]]` as one piece of text. Otherwise `[[items/a|the *old* bell]]` would be split into text and
 * emphasis, and the id of a hidden entity would be readable.
 */
const tokenize: Tokenizer = (effects, ok, nok) => {
  const closing = (code: Code): State | undefined => {
    if (code !== CLOSING) return nok(code)
    effects.consume(code)
    effects.exit('data')
    return ok
  }
  const inside = (code: Code): State | undefined => {
    if (code === null || code < FIRST_CHARACTER || code === OPENING) return nok(code)
    effects.consume(code)
    return code === CLOSING ? closing : inside
  }
  const second = (code: Code): State | undefined => {
    if (code !== OPENING) return nok(code)
    effects.consume(code)
    return inside
  }
  const first = (code: Code): State | undefined => {
    if (code !== OPENING) return nok(code)
    effects.consume(code)
    return second
  }
  return (code) => {
    effects.enter('data')
    if (code !== EMBED) return first(code)
    effects.consume(code)
    return first
  }
}

const construct: Construct = { name: 'wikiLink', tokenize }

export const wikiLinkSyntax: Extension = { text: { [OPENING]: construct, [EMBED]: construct } }
