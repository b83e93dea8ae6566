import type { Code, Construct, Extension, State, Tokenizer } from 'micromark-util-types'

const OPENING = 91
const CLOSING = 93

/** Below this, micromark's codes are line ends and the end of the text. */
const FIRST_CHARACTER = 0

/**
 * Reads a whole wiki link as one piece of text. Otherwise `[[items/a|the *old* bell]]` would fall apart into text and emphasis,
 * and the id of something hidden could be read in the pieces.
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
  return (code) => {
    effects.enter('data')
    effects.consume(code)
    return second
  }
}

const construct: Construct = { name: 'wikiLink', tokenize }

/** Footnotes would move text out of a secret, and check boxes that nobody can tick are better read as written. */
const unwanted = ['gfmFootnoteCall', 'gfmPotentialFootnoteCall', 'gfmFootnoteDefinition', 'tasklistCheck']

export const wikiLinkSyntax: Extension = { text: { [OPENING]: construct }, disable: { null: unwanted } }
