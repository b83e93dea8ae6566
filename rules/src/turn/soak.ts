/** Whether an `item_type` is armour, in either spelling. */
export function isArmourType(text: string): boolean {
  return /^armou?r$/iu.test(text.trim())
}
