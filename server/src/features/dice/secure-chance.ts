import { randomInt } from 'node:crypto'

import type { Chance } from '@waybook/rules'

/** The operating system's source of chance, without a bias to any face: nobody can foresee a roll from those before it. */
export const secureChance: Chance = (sides) => randomInt(sides)
