import type { BattleMap } from '../battle-map/battle-map.ts'
import type { Unseeded } from '../drawing/chance.ts'
import { candleStair } from './maps/candle-stair.ts'
import { kneelingHouse } from './maps/kneeling-house.ts'
import { larksHythe } from './maps/larks-hythe.ts'
import { longVat } from './maps/long-vat.ts'
import { thirdLamp } from './maps/third-lamp.ts'
import { tollGate } from './maps/toll-gate.ts'
import { wetOffice } from './maps/wet-office.ts'

/** The battle maps of the demo campaign, by entity id. */
export const maps: Readonly<Record<string, Unseeded<BattleMap>>> = {
  'scenes/the-third-lamp': thirdLamp,
  'scenes/the-toll-gate': tollGate,
  'scenes/the-kneeling-house': kneelingHouse,
  'scenes/the-long-vat': longVat,
  'scenes/larks-hythe': larksHythe,
  'scenes/the-candle-stair': candleStair,
  'scenes/the-wet-office': wetOffice,
}
