import type { IcuNode } from 'pofile-ts'

import { parametersOf, parse } from './parse.ts'

/**
 * A message as a property of an object: the TypeScript of a function that returns its text, or its parts if it contains elements. The
 * parameters are those of the English text, so a translation with others does not compile.
 */
export function messageCode(name: string, english: string, nodes: readonly IcuNode[]): string {
  const { values, tags } = parametersOf(parse(english))
  const typed = [...values].map(([value, type]) => `readonly ${value}: ${type}`).join('; ')
  const elements = [...tags].map((tag) => `readonly ${tag}: (words: string) => Part`).join('; ')
  const unused = parametersOf(nodes).values.size === 0 ? '_' : ''
  const takes = [
    ...(typed === '' ? [] : [`${unused}p: { ${typed} }`]),
    ...(elements === '' ? [] : [`t: { ${elements} }`]),
  ].join(', ')
  if (elements === '') return `${name}: (${takes}): string => ${textCode(nodes)}`
  return `${name}: <Part>(${takes}): readonly (string | Part)[] => ${partsCode(nodes)}`
}

/** `counted`: the code of the number that `#` stands for. */
function textCode(nodes: readonly IcuNode[], counted = ''): string {
  const only = nodes.length === 1 ? nodes[0] : undefined
  if (only && only.type !== 'literal') return pieceCode(only, counted, textCode)
  const pieces = nodes.map((node) =>
    node.type === 'literal' ? escaped(node.value) : `\${${pieceCode(node, counted, textCode)}}`,
  )
  return `\`${pieces.join('')}\``
}

function partsCode(nodes: readonly IcuNode[], counted = ''): string {
  const branches = (inner: readonly IcuNode[], count?: string) => partsCode(inner, count)
  const pieces = nodes.map((node) => {
    if (node.type === 'literal') return JSON.stringify(node.value)
    const code = pieceCode(node, counted, branches)
    return hasOptions(node) ? `...${code}` : code
  })
  return `[${pieces.join(', ')}]`
}

type CodeOf = (nodes: readonly IcuNode[], counted?: string) => string

function pieceCode(node: IcuNode, counted: string, inner: CodeOf): string {
  switch (node.type) {
    case 'literal':
      return JSON.stringify(node.value)
    case 'argument':
      return `p.${node.value}`
    case 'number':
      return `number(p.${node.value})`
    case 'pound':
      return counted
    case 'list':
      return `list(p.${node.value})`
    case 'tag':
      return `t.${node.value}(${textCode(node.children, counted)})`
    case 'plural': {
      const choose = node.pluralType === 'ordinal' ? 'ordinal' : 'plural'
      const options = Object.entries(node.options).map(
        ([key, { value }]) => `'${key}': () => ${inner(value, `number(p.${node.value})`)}`,
      )
      return `${choose}(p.${node.value}, { ${options.join(', ')} })`
    }
    case 'select': {
      const { other, ...rest } = node.options
      const last = inner(other?.value ?? [], counted)
      const choices = Object.entries(rest).map(
        ([key, { value }]) => `p.${node.value} === '${key}' ? ${inner(value, counted)} : `,
      )
      return `(${choices.join('')}${last})`
    }
    default:
      throw new Error(`A message receives a ${node.type} as words: {${node.value}}`)
  }
}

const hasOptions = ({ type }: IcuNode) => type === 'plural' || type === 'select'

/** For a template literal. */
const escaped = (text: string) => text.replaceAll(/[\\`]|\$\{/g, String.raw`\$&`)
