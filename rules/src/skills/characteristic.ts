/** The six characteristics, in the order of the character sheet. */
export const characteristics = ['brawn', 'agility', 'intellect', 'cunning', 'willpower', 'presence'] as const

export type Characteristic = (typeof characteristics)[number]

/** The value of each characteristic; 0 if it is not set. */
export type Characteristics = Record<Characteristic, number>

/** People have values from 1 to 5, creatures and the very gifted up to 6; 0 means "has none". */
export const CHARACTERISTIC_MAX = 6
