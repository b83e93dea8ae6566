import type { RelationSchema } from '@waybook/datalog'

/** A relation of the campaign, with a description of its rows and an example query. */
export interface FactRelation extends RelationSchema {
  readonly about: string
  readonly example: string
}

type Column = `${string}: ${'symbol' | 'number'}`

export function relation(name: string, columns: readonly Column[], about: string, example: string): FactRelation {
  const attributes = columns.map((column) => {
    const [attribute = '', type] = column.split(': ')
    return { name: attribute, type: type === 'number' ? ('number' as const) : ('symbol' as const) }
  })
  return { name, attributes, about, example }
}

/** A complete query: a rule with its declaration. */
export function question(attributes: string, rule: string): string {
  return `.decl answer(${attributes})\n${rule}\n.output answer`
}
