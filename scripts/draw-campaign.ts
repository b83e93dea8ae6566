// Draws the demo campaign's pictures beside its texts: node scripts/draw-campaign.ts [folder]
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { campaignPlates } from './campaign-art/plates.ts'

const folder = process.argv[2] ?? path.join(import.meta.dirname, '..', 'campaign')

const plates = campaignPlates()
for (const { file, svg } of plates) {
  const target = path.join(folder, `${file}.svg`)
  mkdirSync(path.dirname(target), { recursive: true })
  writeFileSync(target, `${svg}\n`)
}
console.log(`${plates.length} pictures drawn into ${folder}`)
