/**
 * Whether an `item_type` is armor, in either spelling.
 * @example
 * isArmourType('Armour') // true
 * isArmourType('melee weapon') // false
 */
export function isArmourType(text: string): boolean {
  return /^armou?r$/iu.test(text.trim())
}
