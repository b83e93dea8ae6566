import { drawBanner } from '../banner/banner.ts'
import { drawBattleMap } from '../battle-map/battle-map.ts'
import { drawEvent } from '../event/event.ts'
import { drawItem } from '../item/item.ts'
import { drawCover } from '../place/cover.ts'
import { drawPlace } from '../place/place.ts'
import { drawPortrait } from '../portrait/portrait.ts'
import { drawSpecimen } from '../specimen/specimen.ts'
import { atlas } from './atlas.ts'
import { banners } from './banners.ts'
import { events } from './events.ts'
import { items } from './items.ts'
import { maps } from './maps.ts'
import { drowned } from './people/drowned.ts'
import { officers } from './people/officers.ts'
import { party } from './people/party.ts'
import { townsfolk } from './people/townsfolk.ts'
import { places } from './places.ts'
import { specimens } from './specimens.ts'

/** A picture of the demo campaign, and its file in the campaign folder without extension. */
type CampaignPicture = { file: string; svg: string }

/** Draws each picture with its entity id as the seed, so that the result is the same on every machine. */
function drawAll<Look>(
  looks: Readonly<Record<string, Look>>,
  draw: (look: Look & { seed: string }) => string,
): CampaignPicture[] {
  return Object.entries(looks).map(([id, look]) => ({ file: id, svg: draw({ ...look, seed: id }) }))
}

export function campaignPictures(): CampaignPicture[] {
  return [
    { file: 'cover', svg: drawCover({ seed: 'the-drowned-road', hour: 'dusk', shape: 'wide' }) },
    { file: 'cover-tall', svg: drawCover({ seed: 'the-drowned-road', hour: 'dusk', shape: 'tall' }) },
    ...drawAll({ ...party, ...townsfolk, ...officers, ...drowned }, drawPortrait),
    ...drawAll(places, drawPlace),
    ...drawAll(items, drawItem),
    ...drawAll(specimens, drawSpecimen),
    ...drawAll(banners, drawBanner),
    ...drawAll(maps, drawBattleMap),
    ...Object.entries(atlas).map(([file, draw]) => ({ file, svg: draw() })),
    ...drawAll(events, drawEvent),
  ]
}
