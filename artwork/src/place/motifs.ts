import { boatHuts } from './motif/boat-huts.ts'
import { bootInn } from './motif/boot-inn.ts'
import { causeway } from './motif/causeway.ts'
import { clockHouse } from './motif/clock-house.ts'
import { drownedHall } from './motif/drowned-hall.ts'
import { fen } from './motif/fen.ts'
import { ferry } from './motif/ferry.ts'
import { guildhall } from './motif/guildhall.ts'
import { kneelingHouse } from './motif/kneeling-house.ts'
import { lighthouse } from './motif/lighthouse.ts'
import { oilHouse } from './motif/oil-house.ts'
import { saltMarsh } from './motif/salt-marsh.ts'
import { steeple } from './motif/steeple.ts'
import { stiltTown } from './motif/stilt-town.ts'
import { sunkFort } from './motif/sunk-fort.ts'
import { thirdLamp } from './motif/third-lamp.ts'
import { tollGate } from './motif/toll-gate.ts'
import type { DrawMotif, View } from './motif/view.ts'

export const MOTIFS = {
  'boat-huts': boatHuts,
  'boot-inn': bootInn,
  causeway: (view: View) => causeway(view),
  'clock-house': clockHouse,
  'drowned-hall': drownedHall,
  fen,
  ferry,
  guildhall,
  'kneeling-house': kneelingHouse,
  lighthouse,
  'oil-house': oilHouse,
  'salt-marsh': saltMarsh,
  steeple,
  'stilt-town': stiltTown,
  'sunk-fort': sunkFort,
  'third-lamp': thirdLamp,
  'toll-gate': tollGate,
} satisfies Readonly<Record<string, DrawMotif>>
