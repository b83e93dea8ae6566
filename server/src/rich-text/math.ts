import type { Element, ElementContent } from 'hast'
import type { Root } from 'mdast'
import rehypeRaw from 'rehype-raw'
import rehypeSanitize, { type Options } from 'rehype-sanitize'
import temml from 'temml'
import { unified } from 'unified'

import { visit } from './visit.ts'

declare module 'hast' {
  interface ElementData {
    /** The TeX of a formula, for the search. */
    tex?: string
  }
}

/** Limits far beyond the formulas of authors. They bound the time and the depth of a text's formulas. */
const FORMULAS_MAX = 2000
const FORMULAS_LENGTH_MAX = 100_000
const FORMULA_LENGTH_MAX = 2000
const DEPTH_MAX = 40

const isTrue: [string, ...string[]][] = ['stretchy', 'fence', 'separator', 'largeop', 'movablelimits', 'symmetric'].map(
  (name) => [name, 'true', 'false'],
)
const size = /^-?\d{0,2}(?:\.\d+)?em$/

/** The allowed MathML, without links, styles and colors. It is applied to the output of Temml, so a fault there reaches no page. */
const allowList: Options = {
  tagNames:
    'math mrow mi mn mo mtext mspace mfrac msqrt mroot msup msub msubsup munder mover munderover mmultiscripts mprescripts none mtable mtr mtd mstyle mpadded mphantom menclose'.split(
      ' ',
    ),
  strip: ['script', 'style', 'annotation', 'annotation-xml'],
  attributes: {
    math: [['display', 'block']],
    mi: [['mathvariant', 'normal']],
    mo: [...isTrue, ['form', 'prefix', 'infix', 'postfix'], ['lspace', size], ['rspace', size]],
    mspace: [['width', size]],
    mfrac: [['linethickness', /^(?:0|0px|0em)$/]],
    mover: [['accent', 'true', 'false']],
    munder: [['accentunder', 'true', 'false']],
    mtable: [['displaystyle', 'true', 'false']],
    mtd: [
      ['columnspan', /^[1-9]\d?$/],
      ['className', 'tml-left', 'tml-right'],
    ],
    mstyle: [
      ['displaystyle', 'true', 'false'],
      ['scriptlevel', /^[0-3]$/],
    ],
  },
  clobber: [],
  clobberPrefix: '',
  required: {},
}

const reader = unified().use(rehypeRaw).use(rehypeSanitize, allowList).freeze()

/** A formula of a text, taken out of it. */
export interface Formula {
  readonly tex: string
  readonly isBlock: boolean
}

/** Turns formulas beyond the limits of a text into code. */
export function limitFormulas(root: Root): void {
  let [count, length] = [0, 0]
  visit(root, 'inlineMath', (node, index, parent) => {
    count += 1
    length += node.value.length
    const isWithin = count <= FORMULAS_MAX && length <= FORMULAS_LENGTH_MAX && node.value.length <= FORMULA_LENGTH_MAX
    if (isWithin || !parent || index === undefined) return
    parent.children[index] = {
      type: 'inlineCode',
      value: node.value,
      ...(node.position && { position: node.position }),
    }
  })
}

/** A formula as MathML, which screen readers read, or as code if it is no TeX. */
export function renderFormula({ tex, isBlock }: Formula): Element {
  const [math] = depthOf(tex) > DEPTH_MAX ? [] : toMath(tex, isBlock)
  if (math?.type === 'element' && math.tagName === 'math') return Object.assign(math, { data: { tex } })
  return { type: 'element', tagName: 'code', properties: {}, children: [{ type: 'text', value: tex }] }
}

function toMath(tex: string, isBlock: boolean): ElementContent[] {
  try {
    const value = temml.renderToString(tex, {
      displayMode: isBlock,
      throwOnError: true,
      trust: false,
      maxExpand: 100,
      maxSize: [10, 10],
    })
    const tree = reader.runSync({ type: 'root', children: [{ type: 'raw', value }] })
    return tree.children.filter((child): child is ElementContent => child.type !== 'doctype')
  } catch {
    return []
  }
}

/** The depth of groups and of commands with one argument, which the parser nests. */
function depthOf(tex: string): number {
  let [depth, deepest] = [0, 0]
  for (const [mark] of tex.matchAll(/[{}]|\\(?:left|right|begin|end)\b/g)) {
    depth = Math.max(0, depth + (mark === '{' || mark === '\\left' || mark === '\\begin' ? 1 : -1))
    deepest = Math.max(deepest, depth)
  }
  return deepest
}
