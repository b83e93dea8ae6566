import type { Unseeded } from '../drawing/chance.ts'
import type { Place } from '../place/place.ts'

/** The views of the demo campaign, by entity id. */
export const places: Readonly<Record<string, Unseeded<Place>>> = {
  'locations/low-tarrow': { hour: 'day', motif: 'stilt-town', sunAt: 0.74, shore: 'bank' },
  'locations/the-drowned-road': { hour: 'dusk', motif: 'causeway', sunAt: 0.66 },
  'locations/the-third-lamp': {
    hour: 'night',
    motif: 'third-lamp',
    sunAt: 0.82,
    light: 'full-moon',
    weather: 'mist',
    hills: 'none',
    shore: 'bare',
  },
  'locations/the-candle-stair': { hour: 'dawn', motif: 'lighthouse', sunAt: 0.76, shore: 'bare' },
  'locations/the-glass-fen': { hour: 'dusk', motif: 'fen', sunAt: 0.7 },
  'locations/the-toll-gate': { hour: 'dawn', motif: 'toll-gate', sunAt: 0.9, ground: 'marsh', shore: 'bare' },
  'locations/the-last-ferry': { hour: 'night', motif: 'ferry', sunAt: 0.8, light: 'full-moon' },
  'locations/the-snuffery': {
    hour: 'day',
    motif: 'guildhall',
    sunAt: 0.84,
    ground: 'land',
    shore: 'bare',
    hills: 'high',
  },
  'locations/the-long-vat': { hour: 'dusk', motif: 'oil-house', sunAt: 0.3, shore: 'bare' },
  'locations/the-house-of-tables': {
    hour: 'dawn',
    motif: 'clock-house',
    sunAt: 0.8,
    ground: 'land',
    shore: 'bare',
    hills: 'high',
  },
  'locations/the-dry-boot': { hour: 'night', motif: 'boot-inn', sunAt: 0.82, light: 'sickle' },
  'locations/the-soft-fort': {
    hour: 'day',
    motif: 'sunk-fort',
    sunAt: 0.82,
    ground: 'marsh',
    shore: 'bare',
    hills: 'high',
  },
  'locations/larks-hythe': { hour: 'dusk', motif: 'boat-huts', sunAt: 0.86 },
  'locations/the-kneeling-house': { hour: 'dawn', motif: 'kneeling-house', sunAt: 0.72, shore: 'bare' },
  'locations/saltmere-steeple': { hour: 'dusk', motif: 'steeple', sunAt: 0.74, hills: 'none' },
  'locations/the-wet-office': { hour: 'night', motif: 'drowned-hall', light: 'none', shore: 'bare' },
  'biomes/the-glass-pools': { hour: 'day', motif: 'fen', sunAt: 0.24, flipped: true },
  'biomes/the-salt-marsh': { hour: 'dawn', motif: 'salt-marsh', sunAt: 0.3, hills: 'none', shore: 'reeds' },
}
