import type { Entity, Relationship } from '@waybook/contract'

type Person = Relationship['other'] & {
  /** What ties them to the place, such as "keeps", or empty if the place contains them. */
  readonly tie: string
}

type Place = Pick<Entity, 'relationships'>

/** Types such as "comes from" and "disappeared from" say where somebody isn't. */
const isElsewhere = (type: string) => /\bfrom$/iu.test(type)

/** The characters at a place, each once: those whose own relationship leads to it, and those that it contains. */
export function peopleAt({ relationships }: Place): readonly Person[] {
  const people = new Map<string, Person>()
  for (const { type, from, other } of relationships) {
    const isTheirs = from === other.id
    if (other.type !== 'character' || (isTheirs ? isElsewhere(type) : type !== 'contains')) continue
    const known = people.get(other.id)
    // What they do there says more than that they are there.
    if (!known || (isTheirs && known.tie === '')) people.set(other.id, { ...other, tie: isTheirs ? type : '' })
  }
  return [...people.values()]
}

/** Whether the scene on the table is part of the place. */
export function isPartyAt({ relationships }: Place, activeScene: string | null | undefined): boolean {
  return relationships.some(({ type, from, other }) => {
    const isPart = from === other.id ? type === 'part of' : type === 'contains'
    return isPart && other.id === activeScene
  })
}
