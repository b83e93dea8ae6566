import { expect, it } from 'vitest'

import { exampleEncounter } from '#parts/encounter/example-encounter.ts'

import { areTogether, crewNote } from './crew-words.ts'

const [kessa, tavi, unlit] = exampleEncounter.combatants
const wagon = unlit && { ...unlit, id: 'wagon', name: 'Wagon', vehicle: { silhouette: 2, speed: 1, top: 2 } }

it('[VEH-30] says who does what aboard, and how fast a vehicle moves', () => {
  if (!kessa || !tavi || !wagon) throw new Error('The example has no combatants')
  const aboard = (role: 'driver' | 'crew') => ({ vehicle: 'wagon', role })
  const driver = { ...kessa, aboard: aboard('driver') }
  const passenger = { ...tavi, aboard: aboard('crew') }
  const combatants = [driver, passenger, wagon]
  expect(combatants.map((one) => crewNote({ combatants }, one))).toEqual([
    'driver of Wagon',
    'aboard Wagon',
    'speed 1 of 2, aboard: Kessa Vane, Tavi Sorrel',
  ])
  expect(crewNote({ combatants: [kessa, wagon] }, wagon)).toBe('speed 1 of 2')
  expect(crewNote({ combatants: [kessa, wagon] }, kessa)).toBeNull()
  expect([areTogether(driver, passenger), areTogether(driver, wagon), areTogether(kessa, wagon)]).toEqual([
    true,
    true,
    false,
  ])
})
