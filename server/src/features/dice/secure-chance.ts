import { randomInt } from 'node:crypto'

import type { Chance } from '@waybook/rules'

/** The operating system's random source, without bias: no roll can be predicted from earlier ones. */
export const secureChance: Chance = (sides) => randomInt(sides)
