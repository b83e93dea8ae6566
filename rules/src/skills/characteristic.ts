/** The six characteristics, in the order of the character sheet. */
export const characteristics = ['brawn', 'agility', 'intellect', 'cunning', 'willpower', 'presence'] as const

export type Characteristic = (typeof characteristics)[number]

/** The values of the characteristics in a character's file. */
export type Characteristics = Readonly<Partial<Record<Characteristic, number>>>

/** People have 1 to 5, creatures and exceptional people up to 6. A value of 0 means "none". */
export const CHARACTERISTIC_MAX = 6

/**
 * @example isCharacteristic('brawn') // true
 */
export function isCharacteristic(text: string): text is Characteristic {
  return characteristics.some((one) => one === text)
}
