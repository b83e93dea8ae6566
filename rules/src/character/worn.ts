import { isArmourType } from '../turn/soak.ts'

type Scalar = string | number | boolean

/** The values of an entity's properties, as its file has them. */
export type ItemProperties = Readonly<Record<string, Scalar | readonly Scalar[] | undefined>>

/** An item that a character carries. */
export interface CarriedThing {
  readonly name: string
  readonly amount: number
  /** Whether it is worn or wielded; left out if nobody has said so. */
  readonly equipped?: boolean | undefined
  readonly properties: ItemProperties
}

/** Whether an item can be worn or wielded: armour, weapons, and everything else that defends. */
export function isEquipment(properties: ItemProperties): boolean {
  return (
    String(properties['item_type'] ?? '').trim() !== '' || Object.values(defencesOf(properties)).some((one) => one > 0)
  )
}

/** Equipment that nobody has put away counts as equipped. */
export function isEquipped({ amount, equipped, properties }: Omit<CarriedThing, 'name'>): boolean {
  return amount > 0 && isEquipment(properties) && (equipped ?? true)
}

export function isArmour(properties: ItemProperties): boolean {
  return isArmourType(String(properties['item_type'] ?? ''))
}

/** `defense: 1` counts against every attack; those of one kind have properties of their own, in either spelling. */
export function defencesOf(properties: ItemProperties): { readonly melee: number; readonly ranged: number } {
  const both = numberIn(properties, ['defense', 'defence'])
  return {
    melee: numberIn(properties, ['melee_defense', 'melee_defence']) ?? both ?? 0,
    ranged: numberIn(properties, ['ranged_defense', 'ranged_defence']) ?? both ?? 0,
  }
}

/** The whole number that the first of these properties has which has one. */
export function numberIn(properties: ItemProperties, names: readonly string[]): number | null {
  for (const name of names) {
    const text = String(properties[name] ?? '').trim()
    if (/^\d{1,3}$/u.test(text)) return Number(text)
  }
  return null
}
