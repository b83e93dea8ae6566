import { parseIcu, type IcuNode } from 'pofile-ts'

type SelectNode = Extract<IcuNode, { readonly type: 'select' }>

/** The type of a parameter in TypeScript. */
export interface Parameters {
  readonly values: ReadonlyMap<string, string>
  /** The elements that a message contains, such as `<die>`. */
  readonly tags: ReadonlySet<string>
}

/** @throws If the text is not ICU MessageFormat, or uses dates or times, which messages receive as words. */
export function parse(text: string): IcuNode[] {
  // The parser would take it for text.
  const [alone] = /<\w+\/>/.exec(text) ?? []
  if (alone !== undefined) throw new Error(`“${text}”: write an opening and a closing element instead of ${alone}`)
  const { success, ast, errors } = parseIcu(text)
  if (!success) throw new Error(`“${text}”: ${errors.map(({ message }) => message).join(' ')}`)
  return ast
}

/** The parameters of a message with their types, and its elements. */
export function parametersOf(nodes: readonly IcuNode[]): Parameters {
  const values = new Map<string, string>()
  const tags = new Set<string>()
  const visit = (node: IcuNode) => {
    switch (node.type) {
      case 'literal':
      case 'pound':
        return
      case 'argument':
        if (!values.has(node.value)) values.set(node.value, 'string')
        return
      case 'number':
        values.set(node.value, 'number')
        return
      case 'list':
        values.set(node.value, 'readonly string[]')
        return
      case 'tag':
        tags.add(node.value)
        node.children.forEach(visit)
        return
      case 'plural':
        values.set(node.value, 'number')
        Object.values(node.options).forEach(({ value }) => value.forEach(visit))
        return
      case 'select':
        values.set(node.value, typeOfSelect(node))
        Object.values(node.options).forEach(({ value }) => value.forEach(visit))
        return
      default:
        throw new Error(`A message receives a ${node.type} as words: {${node.value}}`)
    }
  }
  nodes.forEach(visit)
  return { values, tags }
}

/** An empty `other` says that there are no other values. Else a parameter may be any text. */
export const takesOthers = ({ options }: SelectNode) => (options['other']?.value.length ?? 0) > 0

function typeOfSelect(node: SelectNode): string {
  const named = Object.keys(node.options).filter((option) => option !== 'other')
  return [...named.map((option) => `'${option}'`), ...(takesOthers(node) ? ['(string & {})'] : [])].join(' | ')
}
