import {
  drawBanner,
  drawBattleMap,
  drawCover,
  drawEvent,
  drawItem,
  drawPlace,
  drawPortrait,
  drawSpecimen,
} from '@waybook/images'

import { banners } from './banners.ts'
import { events } from './events.ts'
import { items } from './items.ts'
import { maps } from './maps.ts'
import { people } from './people.ts'
import { places } from './places.ts'
import { specimens } from './specimens.ts'

/** A picture of the demo campaign and the file it lies in, without its ending. */
type Plate = { file: string; svg: string }

/** Draws each picture from its id as the seed, so that the same id gives the same picture on every machine. */
function drawAll<Look>(
  looks: Readonly<Record<string, Look>>,
  draw: (look: Look & { seed: string }) => string,
): Plate[] {
  return Object.entries(looks).map(([id, look]) => ({ file: id, svg: draw({ ...look, seed: id }) }))
}

export function campaignPlates(): Plate[] {
  return [
    { file: 'cover', svg: drawCover({ seed: 'the-drowned-road', hour: 'dusk', shape: 'wide' }) },
    { file: 'cover-tall', svg: drawCover({ seed: 'the-drowned-road', hour: 'dusk', shape: 'tall' }) },
    ...drawAll(people, drawPortrait),
    ...drawAll(places, drawPlace),
    ...drawAll(items, drawItem),
    ...drawAll(specimens, drawSpecimen),
    ...drawAll(banners, drawBanner),
    ...drawAll(maps, drawBattleMap),
    ...drawAll(events, drawEvent),
  ]
}
