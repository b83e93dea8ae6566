/** The six characteristics, in the order of the character sheet. */
export const characteristics = ['brawn', 'agility', 'intellect', 'cunning', 'willpower', 'presence'] as const

export type Characteristic = (typeof characteristics)[number]

/** The value of each characteristic that the character's file names. */
export type Characteristics = Readonly<Partial<Record<Characteristic, number>>>

/** People have values from 1 to 5, creatures and the very gifted up to 6; 0 means "has none". */
export const CHARACTERISTIC_MAX = 6

export function isCharacteristic(text: string): text is Characteristic {
  return characteristics.some((one) => one === text)
}
