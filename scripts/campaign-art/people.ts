import type { Creature, Sitter } from '@waybook/images'

/** The faces of the demo campaign, by entity id. */
export const people: Readonly<Record<string, Omit<Sitter, 'seed'> | Omit<Creature, 'seed'>>> = {
  'characters/kessa-vane': {
    hour: 'dusk', skin: 'weathered', hair: 'black', style: 'parted', cloth: '#1f4f52', trim: '#e0a257',
    covering: 'hood', wears: ['tide-clasp'],
  },
  'characters/odo-brandreth': {
    hour: 'day', skin: 'ruddy', hair: 'white', style: 'cropped', beard: 'full', age: 'elder', cloth: '#6b4a3c', trim: '#c98f4e',
    wears: ['lamp-button'],
  },
  'characters/ismay-thorn': {
    hour: 'dawn', skin: 'dark', hair: 'soft', style: 'curls', cloth: '#7a3f4e', trim: '#f0c987', mouth: 'full',
    marks: ['burnt-jaw'], wears: ['clasp', 'ear-drops'],
  },
  'characters/pell-marrowick': {
    hour: 'night', skin: 'fair', hair: 'copper', style: 'short', age: 'young', cloth: '#36566a', trim: '#e9dcc0',
    covering: 'post-cap', marks: ['freckles'], wears: ['clasp'],
  },
  'characters/tavi-sorrel': {
    hour: 'dawn', skin: 'tan', hair: 'umber', style: 'long', cloth: '#4f6a3e', trim: '#e6cf93', wears: ['whistle'],
    backdrop: 'marsh',
  },
  'characters/hanne-oakshott': {
    hour: 'day', skin: 'olive', hair: 'black', style: 'bob', cloth: '#b98a2f', garment: 'buttoned', trim: '#3a2f1c',
    covering: 'felt-hat', coveringCloth: '#262a2c', marks: ['white-streak'], wears: ['spectacles'], face: 'square', pose: 'right',
    mouth: 'half', backdrop: 'books', nose: 'long',
  },
  'characters/audra-clemence': {
    hour: 'dusk', skin: 'deep', hair: 'silver', style: 'cropped', cloth: '#8d2f36', garment: 'mantle', lining: '#6d2029', trim: '#e9be6a',
    wears: ['lamp-chain'], age: 'elder', nose: 'broad', mouth: 'full', pose: 'proud', face: 'long', backdrop: 'roofs', build: 'broad',
  },
  'characters/ambrose-fell': {
    hour: 'day', skin: 'rosy', hair: 'sand', style: 'fringe-only', cloth: '#e3d7bb', garment: 'apron', lining: '#7a5237', trim: '#c9a15c',
    wears: [], face: 'round', build: 'heavy', eyes: 'kind', nose: 'snub', mouth: 'smile', marks: ['rosy'], backdrop: 'hills',
  },
  'characters/brother-hask': {
    hour: 'dawn', skin: 'brown', hair: 'black', style: 'bald', cloth: '#a8977a', garment: 'cowl', trim: '#e6d3a4', wears: ['counting-cord'],
    eyes: 'clouded', beard: 'stubble', face: 'gaunt', nose: 'aquiline', pose: 'left', mouth: 'stern', backdrop: 'shore',
  },
  'characters/mr-linnet': {
    hour: 'dusk', skin: 'waxen', hair: 'iron', style: 'slicked', cloth: '#5a6266', garment: 'stock', lining: '#e9e4d6', wears: [],
    face: 'pointed', build: 'slight', eyes: 'narrow', mouth: 'half', nose: 'long', pose: 'askance', backdrop: 'storm',
  },
  'characters/marit-sallow': {
    hour: 'night', skin: 'sunburnt', hair: 'straw', style: 'plait', cloth: '#2b3236', garment: 'oilskin', lining: '#8f9a8d', trim: '#d8b56a',
    covering: 'sou-wester', coveringCloth: '#2f363a', wears: ['pipe'], face: 'square', eyes: 'hooded', pose: 'left', backdrop: 'shore',
  },
  'characters/general-storr': {
    hour: 'day', skin: 'tan', hair: 'iron', style: 'knot', cloth: '#4d6478', garment: 'uniform', lining: '#33475a', trim: '#c3c8c6',
    wears: [], age: 'elder', marks: ['brow-scar'], nose: 'aquiline', mouth: 'stern', pose: 'proud', face: 'long', backdrop: 'fort',
  },
  'characters/jory-tench': {
    hour: 'day', skin: 'sallow', hair: 'black', style: 'untidy', beard: 'thin-moustache', cloth: '#5b4a55', garment: 'waistcoat',
    lining: '#efe9da', trim: '#d6c08a', covering: 'eyeshade', coveringCloth: '#3f7a4f', wears: ['pencil'], marks: ['ink-blots'],
    pose: 'askance', mouth: 'half', backdrop: 'roofs', face: 'long',
  },
  'characters/widow-gannet': {
    hour: 'night', skin: 'rosy', hair: 'rust', style: 'piled', cloth: '#2f5540', garment: 'dress', lining: '#ded6c0', trim: '#1d2326',
    covering: 'lace-cap', coveringCloth: '#20262b', wears: ['beads'], build: 'heavy', face: 'round', eyes: 'kind', mouth: 'smile',
    age: 'elder', nose: 'snub', backdrop: 'roofs', marks: ['rosy'],
  },
  'characters/cato-bream': {
    hour: 'dusk', skin: 'dark', hair: 'soft', style: 'short', cloth: '#3a3733', garment: 'jacket', lining: '#d9d2bd', trim: '#e0b23a',
    covering: 'headscarf', coveringCloth: '#d9a531', marks: ['gold-tooth'], beard: 'short', mouth: 'open', nose: 'broad', wears: [],
    build: 'broad', pose: 'right', backdrop: 'shore', face: 'square',
  },
  'characters/nan-crake': {
    hour: 'dusk', skin: 'tan', hair: 'white', style: 'parted', cloth: '#5f7c93', garment: 'shawl', covering: 'shawl', wears: ['needle'],
    age: 'elder', face: 'gaunt', eyes: 'hooded', mouth: 'stern', nose: 'long', pose: 'bowed', build: 'slight', backdrop: 'marsh',
  },
  'characters/elias-marchbanks': {
    hour: 'night', skin: 'fair', hair: 'grey', style: 'fringe-only', beard: 'whiskers', cloth: '#252c3f', garment: 'stock', lining: '#c8c3b2',
    wears: ['star-lining', 'telescope'], face: 'long', eyes: 'wide', nose: 'aquiline', pose: 'left', backdrop: 'starry', age: 'elder',
  },
  'characters/lucan-thrale': {
    hour: 'day', skin: 'olive', hair: 'soft', style: 'slicked', beard: 'pointed', cloth: '#8d959b', garment: 'cravat', lining: '#b49ac4', trim: '#f0e0ac',
    covering: 'tall-hat', coveringCloth: '#3a3d44', wears: [], face: 'pointed', eyes: 'narrow', pose: 'proud', mouth: 'half', backdrop: 'hills',
  },
  'characters/the-unlit': {
    hour: 'night', skin: 'drowned', hair: 'wet', style: 'lank', cloth: '#2a2f38', garment: 'rags', trim: '#59625c', covering: 'open-hood',
    wears: ['dead-lantern'], eyes: 'dull', face: 'long', backdrop: 'lamps',
  },
  'characters/corin-vane': {
    hour: 'night', skin: 'greyed', hair: 'black', style: 'slicked', cloth: '#2f3b40', garment: 'clerk', lining: '#d8d9cc', trim: '#9a4a3c',
    wears: ['bell'], eyes: 'dull', face: 'gaunt', backdrop: 'deep',
  },
  'characters/the-comptroller': {
    hour: 'night', skin: 'slate', hair: 'coral', style: 'none', cloth: '#4c7280', garment: 'robe', lining: '#c9c8ae', trim: '#d6c28c',
    covering: 'coral-crown', coveringCloth: '#e3cdbb', wears: ['half-moons'], face: 'pointed', eyes: 'hooded', mouth: 'stern', nose: 'aquiline',
    backdrop: 'deep', pose: 'proud',
  },
  'characters/tally': {
    hour: 'night', skin: 'bluish', hair: 'pale', style: 'bowl', cloth: '#5a4f45', garment: 'waistcoat', lining: '#aebcb6', trim: '#c7b07c', age: 'child',
    wears: ['slate'], nose: 'snub', eyes: 'wide', face: 'round', backdrop: 'storm',
  },
  'characters/drowned-bell-ringer': {
    hour: 'night', skin: 'drowned', hair: 'wet', style: 'bald', cloth: '#23282c', garment: 'buttoned', trim: '#5b6557', covering: 'weed',
    coveringCloth: '#4f6b3f', wears: ['hand-bell'], build: 'heavy', face: 'round', backdrop: 'deep',
  },
  'characters/bishop': { hour: 'dawn', creature: 'mule' },
  'characters/reed-wight': { hour: 'dusk', creature: 'reed-sheaf' },
  'images/general-storr-at-the-sluice': {
    hour: 'day', skin: 'tan', hair: 'brown', style: 'knot', cloth: '#4d6478', garment: 'uniform', lining: '#33475a', trim: '#c3c8c6',
    wears: [], marks: ['brow-scar'], nose: 'aquiline', pose: 'right', face: 'long', backdrop: 'sluice', frame: '#b08d4a',
  },
}
