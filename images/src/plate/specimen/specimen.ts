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

/** A plant or an animal, alone on the page of a naturalist. */
export type Specimen = MapPaper & { species: keyof typeof KINDS }

export function drawSpecimen({ species, ...paper }: Specimen): string {
  return onMapPaper(paper, KINDS[species]())
}
