import { conditionNames } from '@waybook/messages/conditionNames'
import { usualConditions } from '@waybook/rules'

/** The name of a condition in the interface's language, if it is one that most tables use. */
export function conditionName(name: string): string {
  const usual = usualConditions.find((one) => one.name === name)
  return usual ? conditionNames.condition({ condition: usual.name }) : name
}
