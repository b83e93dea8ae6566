// Draws the demo campaign's pictures next to its texts: node scripts/draw-campaign.ts [folder]
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { campaignPictures } from '@waybook/artwork'

const folder = process.argv[2] ?? path.join(import.meta.dirname, '..', 'campaign')

const pictures = campaignPictures()
for (const { file, svg } of pictures) {
  const target = path.join(folder, `${file}.svg`)
  mkdirSync(path.dirname(target), { recursive: true })
  writeFileSync(target, `${svg}\n`)
}
console.log(`${pictures.length} pictures drawn into ${folder}`)
