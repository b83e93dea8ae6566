import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

const TAGS = ['guild', 'old', 'wet', 'lamp', 'toll', 'debt', 'salt', 'reed', 'bell', 'ash']
const WORDS = [
  'causeway',
  'tide',
  'ledger',
  'wick',
  'ferry',
  'marsh',
  'warden',
  'oath',
  'silt',
  'lantern',
  'heron',
  'brine',
]

const pick = (from: readonly string[], index: number) => from[index % from.length] ?? ''

/** Links and relationships lead to every tenth item, so each target has the same number of them in a campaign of any size. */
const target = (index: number, count: number) => (index * 10) % count

/** An item with a few tags, properties, relationships and two paragraphs, as a busy game master would write it. */
function item(index: number, count: number): string {
  const words = Array.from({ length: 60 }, (_, place) => pick(WORDS, index * 7 + place * place)).join(' ')
  return `---
name: ${pick(WORDS, index)} of ${pick(WORDS, index >> 3)} ${index}
tags: [${pick(TAGS, index)}, ${pick(TAGS, index >> 2)}-${index % 50}, ${pick(TAGS, index >> 4)}-x]
description: The ${pick(WORDS, index >> 1)} that nobody returned.
properties: { weight: ${index % 9}, maker: "[[items/thing-${target(index * 13, count)}]]", mood: ${pick(WORDS, index >> 2)} }
relationships:
  - { type: part of, to: items/thing-${target(index * 31, count)} }
  - { type: affects, to: items/thing-${target(index * 17, count)} }
---

${words} ${index}. See [[items/thing-${target(index * 3, count)}]].

> [!secret]
> ${words} ${index}
`
}

/** Writes a campaign of `count` items. */
export async function writeLargeCampaign(folder: string, count: number): Promise<void> {
  await mkdir(path.join(folder, 'items'), { recursive: true })
  await writeFile(path.join(folder, 'campaign.yaml'), 'name: Many Things\n')
  for (let index = 0; index < count; index += 1)
    await writeFile(path.join(folder, 'items', `thing-${index}.md`), item(index, count))
}
