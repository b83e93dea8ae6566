import type { CompileContext, Extension as TreeExtension } from 'mdast-util-from-markdown'
import type { Code, Construct, Extension, State, Tokenizer } from 'micromark-util-types'

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    math: 'math'
    mathData: 'mathData'
    mathSequence: 'mathSequence'
  }
}

declare module 'mdast' {
  /** TeX between dollars. */
  interface InlineMath extends Literal {
    type: 'inlineMath'
    /** Whether it is a formula of its own, between double dollars. */
    isBlock: boolean
  }
  interface PhrasingContentMap {
    inlineMath: InlineMath
  }
  interface RootContentMap {
    inlineMath: InlineMath
  }
}

const DOLLAR = 36
const BACKSLASH = 92
const SPACE = 32

const isLineEnding = (code: Code) => code !== null && code < -2
const isSpace = (code: Code) => code === null || code < 0 || code === SPACE
const isDigit = (code: Code) => code !== null && code >= 48 && code <= 57

/**
 * Tokenizes `$x$` and `$$x$$`. As in Obsidian, no space is next to a single dollar inside, and no digit follows it, so `$5 and $6` stays
 * money. The first dollar that cannot close decides, so no text is scanned twice.
 */
const tokenize: Tokenizer = (effects, ok, nok) => {
  let isBlock = false
  let last: Code = null
  const start = (code: Code): State => {
    effects.enter('math')
    // Every line of a construct needs a token, or the parser does not end.
    effects.enter('mathSequence')
    effects.consume(code)
    return second
  }
  const second = (code: Code): State | undefined => {
    if (code !== DOLLAR) return isSpace(code) ? nok(code) : opened(code)
    isBlock = true
    effects.consume(code)
    return (next) => (next === DOLLAR ? nok(next) : opened(next))
  }
  const opened = (code: Code): State | undefined => {
    effects.exit('mathSequence')
    return between(code)
  }
  const between = (code: Code): State | undefined => {
    if (code === null || (isLineEnding(code) && !isBlock)) return nok(code)
    if (code === DOLLAR) return closing(code)
    if (!isLineEnding(code)) return data(code)
    effects.enter('lineEnding')
    effects.consume(code)
    effects.exit('lineEnding')
    return between
  }
  const data = (code: Code): State | undefined => {
    effects.enter('mathData')
    return inside(code)
  }
  const inside = (code: Code): State | undefined => {
    if (code === null || code === DOLLAR || isLineEnding(code)) {
      effects.exit('mathData')
      return between(code)
    }
    last = code
    effects.consume(code)
    return code === BACKSLASH ? escaped : inside
  }
  const escaped = (code: Code): State | undefined => {
    if (code === null || isLineEnding(code)) return inside(code)
    last = code
    effects.consume(code)
    return inside
  }
  const closing = (code: Code): State | undefined => {
    if (!isBlock && isSpace(last)) return nok(code)
    effects.enter('mathSequence')
    effects.consume(code)
    return isBlock ? secondClosing : closed
  }
  const secondClosing = (code: Code): State | undefined => {
    if (code !== DOLLAR || last === null) return nok(code)
    effects.consume(code)
    return closed
  }
  const closed = (code: Code): State | undefined => {
    if (code === DOLLAR || (!isBlock && isDigit(code))) return nok(code)
    effects.exit('mathSequence')
    effects.exit('math')
    return ok(code)
  }
  return start
}

const construct: Construct = { name: 'math', tokenize, previous: (code) => code !== DOLLAR }

export const mathSyntax: Extension = { text: { [DOLLAR]: construct } }

export const mathFromMarkdown: TreeExtension = {
  canContainEols: ['inlineMath'],
  enter: {
    math(this: CompileContext, token) {
      this.enter({ type: 'inlineMath', value: '', isBlock: this.sliceSerialize(token).startsWith('$$') }, token)
      this.buffer()
    },
  },
  exit: {
    math(this: CompileContext, token) {
      const value = this.resume()
      const node = this.stack.at(-1)
      if (node?.type === 'inlineMath') node.value = value.trim()
      this.exit(token)
    },
    mathData(this: CompileContext, token) {
      this.config.enter['data']?.call(this, token)
      this.config.exit['data']?.call(this, token)
    },
  },
}
