import { type MapPaper, onMapPaper } from '../item/map-paper.ts'
import { crab, eel, lark, plover, shaggyMule } from './animals.ts'
import { bean, knifeReed, lampweed, paneMoss, thrift } from './plants.ts'

const KINDS = {
  bean,
  crab,
  eel,
  'knife-reed': knifeReed,
  lampweed,
  lark,
  'pane-moss': paneMoss,
  plover,
  'shaggy-mule': shaggyMule,
  thrift,
}

export type Species = keyof typeof KINDS

/** A plant or an animal, alone on a naturalist's page. */
export type Specimen = MapPaper & { species: Species }

export function drawSpecimen({ species, ...paper }: Specimen): string {
  return onMapPaper(paper, specimenAlone(species))
}

/** The plant or animal without the paper, 600 x 600. */
export function specimenAlone(species: Species): string {
  return KINDS[species]()
}
