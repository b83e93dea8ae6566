import type { Unseeded } from '../drawing/chance.ts'
import type { Specimen } from '../specimen/specimen.ts'

/** Plants and animals of the Reach, by entity id. */
export const specimens: Readonly<Record<string, Unseeded<Specimen>>> = {
  'fauna/clerk-crab': { hour: 'day', species: 'crab' },
  'fauna/curtsey-plover': { hour: 'dawn', species: 'plover', tint: '#8fb2bd' },
  'fauna/lantern-eel': { hour: 'night', species: 'eel' },
  'fauna/marsh-lark': { hour: 'day', species: 'lark', tint: '#9cc0d0' },
  'fauna/tarrow-mule': { hour: 'dusk', species: 'shaggy-mule', tint: '#a8b58c' },
  'flora/knife-reed': { hour: 'dawn', species: 'knife-reed' },
  'flora/lampweed': { hour: 'night', species: 'lampweed', tint: '#24364f' },
  'flora/pane-moss': { hour: 'dusk', species: 'pane-moss', tint: '#5f8a8a' },
  'flora/reckoning-bean': { hour: 'day', species: 'bean', tint: '#d9cdb0' },
  'flora/widows-thrift': { hour: 'dawn', species: 'thrift', tint: '#a9bfb5' },
}
