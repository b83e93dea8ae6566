import type { IcuNode } from 'pofile-ts'

import { lettersOf } from './letters.ts'

// Only letters of the shipped Latin fonts. The width of a letter from another font would show nothing.
const PLAIN = 'aceinouyACDEINOUY'
const ACCENTED = 'åçéîñöûýÅÇÐÉÎÑÖÛÝ'
const WORDS = 'één zwö thréé föûr fîvé sîx '
const BRACKETS = '⟦⟧'
/** The share of letters that German has more than English. */
const GROWTH = 0.4
/** Stands for a parameter whose length is unknown. */
const PARAMETER_LETTERS = 8

/**
 * Accents show texts that are not messages. Brackets show cut texts. The added words show places without room.
 *
 * @param most How many letters have room. Texts that are as long as that get no brackets.
 */
export function pseudo(nodes: readonly IcuNode[], most = Infinity): IcuNode[] {
  const room = most - lettersOf(nodes) - BRACKETS.length
  if (room < 0) return nodes.map(accented)
  const letters = nodes.reduce(
    (sum, node) => sum + (node.type === 'literal' ? node.value.length : PARAMETER_LETTERS),
    0,
  )
  const longer = Math.min(Math.ceil(letters * GROWTH) + 1, room)
  const added = ` ${WORDS.repeat(Math.ceil(letters / WORDS.length))}`.slice(0, longer)
  return [
    { type: 'literal', value: BRACKETS.charAt(0) },
    ...nodes.map(accented),
    { type: 'literal', value: `${added.trimEnd()}${BRACKETS.charAt(1)}` },
  ]
}

function accented(node: IcuNode): IcuNode {
  switch (node.type) {
    case 'literal':
      return { ...node, value: node.value.replaceAll(/[a-z]/gi, withAccent) }
    case 'tag':
      return { ...node, children: node.children.map(accented) }
    case 'plural':
    case 'select': {
      const options: Record<string, { value: IcuNode[] }> = {}
      for (const [key, { value }] of Object.entries(node.options)) options[key] = { value: value.map(accented) }
      return { ...node, options }
    }
    default:
      return node
  }
}

const withAccent = (letter: string) => ACCENTED.charAt(PLAIN.indexOf(letter)) || letter
