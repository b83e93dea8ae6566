// Paints samples with the offline painter and writes them side by side to one file.
// Usage: node images/src/contact-sheet.ts [output file] [regular expression for the names of subjects]
import type { Brief } from '@waybook/artwork'
import sharp, { type OverlayOptions } from 'sharp'

import { paintWebp } from './painters/paint-webp.ts'

const STYLES = ['fantasy', 'realistic', 'cartoon', 'sketch'] as const
const CELL = 300
const GAP = 6

type Subject = Omit<Brief, 'style' | 'perspective'> & { readonly perspective?: Brief['perspective'] }

const SUBJECTS: readonly Subject[] = [
  {
    type: 'character',
    name: 'Aldith Rowe',
    prompt: 'An old witch of the northern woods, with white hair and kind eyes',
  },
  { type: 'character', name: 'Brannoc', prompt: 'A dwarf captain of the guard with a red beard, age 140' },
  { type: 'location', name: 'Castle Varn', prompt: 'A castle above a mountain pass at sunset' },
  { type: 'location', name: 'The Winterwood', prompt: 'A fir forest in deep snow below the peaks' },
  { type: 'item', name: 'Dawnbreaker', prompt: 'An old sword with a jewel in its pommel' },
  { type: 'item', name: 'Lamp of the Deep', prompt: 'A lantern that burns under water, at night' },
  { type: 'organization', name: 'The Lantern Watch', prompt: 'Keepers of the beacon light' },
  { type: 'fauna', name: 'Ember Eel', prompt: 'A serpent of the volcano lakes' },
  { type: 'event', name: 'The Siege', prompt: 'A camp before the ruins, fire in the night' },
  { type: 'scene', name: 'The Sunken Crypt', prompt: 'A dungeon of bricks with pillars', perspective: 'battlemap' },
  { type: 'scene', name: 'The Split Mug', prompt: 'A crowded tavern at night', perspective: 'fpv' },
  { type: 'scene', name: 'The Lich Road', prompt: 'A haunted path through a dead forest at dusk', perspective: 'fpv' },
  { type: 'scene', name: 'Millbrook', prompt: 'A village by the river', perspective: 'isometric' },
  { type: 'scene', name: 'The Dunes of Sehr', prompt: 'Travellers in the desert at dawn', perspective: 'wide' },
]

async function paintRow(subject: Subject, top: number): Promise<OverlayOptions[]> {
  const row: OverlayOptions[] = []
  for (const [column, style] of STYLES.entries()) {
    const bytes = await paintWebp({ perspective: 'battlemap', ...subject, style })
    row.push({ input: await sharp(bytes).resize(CELL).toBuffer(), left: GAP + column * (CELL + GAP), top })
  }
  return row
}

const [file = 'docs/pictures/offline-painter.webp', words = ''] = process.argv.slice(2)
const chosen = SUBJECTS.filter(({ name }) => new RegExp(words, 'i').test(name))
const half = Math.ceil(chosen.length / 2)
const pictures: OverlayOptions[] = []
for (const [index, subject] of chosen.entries()) {
  const row = await paintRow(subject, GAP + (index % half) * (CELL + GAP))
  const aside = index < half ? 0 : STYLES.length * (CELL + GAP) + GAP * 3
  pictures.push(...row.map((cell) => ({ ...cell, left: (cell.left ?? 0) + aside })))
}
const width = (STYLES.length * (CELL + GAP) + GAP) * 2 + GAP * 2
await sharp({ create: { width, height: half * (CELL + GAP) + GAP, channels: 3, background: '#f4efe4' } })
  .composite(pictures)
  .webp({ quality: 80 })
  .toFile(file)
