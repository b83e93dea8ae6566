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

/** A plant or an animal, alone, 600 x 600. */
export function specimenAlone(species: Species): string {
  return KINDS[species]()
}
