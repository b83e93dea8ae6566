import { figuresOf } from '../characters/figures-of.ts'
import type { Repositories } from '../repositories.ts'
import type { Modifier } from './document.ts'
import { ownModifier } from './new-modifier.ts'

/** The dice that somebody's conditions add to each of their checks, each with the condition's name. */
export async function conditionModifiers(records: Repositories, character: string): Promise<Modifier[]> {
  const figures = await figuresOf(records, character)
  return (figures?.conditions ?? []).flatMap(({ name, dice }) =>
    dice.map(({ op, die, count, only }) => {
      const modifier = ownModifier({ op, die, count, reason: { kind: 'condition', text: name } })
      return only ? { ...modifier, only } : modifier
    }),
  )
}
