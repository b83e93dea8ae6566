type Scalar = string | number | boolean

/** The properties in an entity's file. */
export type ItemProperties = Readonly<Record<string, Scalar | readonly Scalar[] | undefined>>

/** An item that a character carries. */
export interface CarriedThing {
  readonly name: string
  readonly amount: number
  /** Whether it is worn or wielded; undefined if nobody decided. */
  readonly equipped?: boolean | undefined
  readonly properties: ItemProperties
}

/**
 * Whether an item can be worn or wielded: armor, weapons, and anything else with a defense.
 * @example
 * isEquipment({ item_type: 'melee weapon' }) // true
 * isEquipment({ encumbrance: 4 }) // false
 */
export function isEquipment(properties: ItemProperties): boolean {
  return (
    String(properties['item_type'] ?? '').trim() !== '' || Object.values(defencesOf(properties)).some((one) => one > 0)
  )
}

/**
 * Equipment counts as equipped unless somebody put it away.
 * @example isEquipped({ amount: 1, properties: { item_type: 'armor' } }) // true
 */
export function isEquipped({ amount, equipped, properties }: Omit<CarriedThing, 'name'>): boolean {
  return amount > 0 && isEquipment(properties) && (equipped ?? true)
}

/**
 * @example isArmour({ item_type: 'armor' }) // true
 */
export function isArmour(properties: ItemProperties): boolean {
  return isArmourType(String(properties['item_type'] ?? ''))
}

/** `defense: 1` counts against every attack; `melee_defense` and `ranged_defense` against one kind. Both spellings work. */
export function defencesOf(properties: ItemProperties): { readonly melee: number; readonly ranged: number } {
  const both = numberIn(properties, ['defense', 'defence'])
  return {
    melee: numberIn(properties, ['melee_defense', 'melee_defence']) ?? both ?? 0,
    ranged: numberIn(properties, ['ranged_defense', 'ranged_defence']) ?? both ?? 0,
  }
}

/** The value of the first of these properties that is a whole number. */
export function numberIn(properties: ItemProperties, names: readonly string[]): number | null {
  for (const name of names) {
    const text = String(properties[name] ?? '').trim()
    if (/^\d{1,3}$/u.test(text)) return Number(text)
  }
  return null
}

/**
 * Whether an `item_type` is armor, in either spelling.
 * @example
 * isArmourType('Armour') // true
 * isArmourType('melee weapon') // false
 */
export function isArmourType(text: string): boolean {
  return /^armou?r$/iu.test(text.trim())
}
