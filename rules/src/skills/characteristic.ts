/** The six characteristics, in the order in which a sheet prints them. */
export const characteristics = ['brawn', 'agility', 'intellect', 'cunning', 'willpower', 'presence'] as const

export type Characteristic = (typeof characteristics)[number]

/** Each characteristic's value; 0 where nobody has said anything yet. */
export type Characteristics = Record<Characteristic, number>

/** A person's characteristics run from 1 to 5; creatures and the very gifted reach 6, and 0 means "has none". */
export const CHARACTERISTIC_MAX = 6
