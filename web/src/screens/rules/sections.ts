import type { ComponentType } from 'react'

import { Attacks } from './attacks.tsx'
import { Pools } from './pools.tsx'
import { Ranges } from './ranges.tsx'
import { Reading } from './reading.tsx'
import { Spending } from './spending.tsx'
import { StrainRules } from './strain-rules.tsx'
import { TheDice } from './the-dice.tsx'
import { Actions, Maneuvers, Turn } from './turn.tsx'

interface Section {
  /** Its place in the page's address. */
  readonly id: string
  readonly title: string
  readonly Body: ComponentType
}

/** What the Rules page explains, in this order. */
export const sections: readonly Section[] = [
  { id: 'your-turn', title: 'Your turn', Body: Turn },
  { id: 'actions', title: 'Actions', Body: Actions },
  { id: 'maneuvers', title: 'Maneuvers', Body: Maneuvers },
  { id: 'the-dice', title: 'The dice', Body: TheDice },
  { id: 'reading-the-dice', title: 'Reading the dice', Body: Reading },
  { id: 'spending', title: 'Spending advantage and threat', Body: Spending },
  { id: 'range-bands', title: 'Range bands', Body: Ranges },
  { id: 'weapon-attacks', title: 'Weapon attacks', Body: Attacks },
  { id: 'building-dice-pools', title: 'Building dice pools', Body: Pools },
  { id: 'strain', title: 'Strain', Body: StrainRules },
]
