import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { grayPng, painted } from './photo.ts'

const WORDS = [
  'lamp',
  'tide',
  'ferry',
  'marsh',
  'warden',
  'oath',
  'silt',
  'heron',
  'brine',
  'wick',
  'ledger',
  'causeway',
]
const KINDS = [
  { folder: 'People/NPCs', name: 'Warden', tag: 'npc' },
  { folder: 'World/Towns', name: 'Town', tag: 'place/town' },
  { folder: 'Sessions', name: 'Session', tag: 'session' },
  { folder: 'World/Lore', name: 'Tale', tag: 'lore' },
  { folder: 'Loot', name: 'Relic', tag: 'item' },
] as const
const ATTACHMENTS = 'Attachments'
const OTHERS = 40
const PICTURE_SIZE = { width: 800, height: 600 }
/** The size of each picture, unless another one is wanted. */
const PICTURE_BYTES = 300_000

export interface VaultSize {
  readonly notes: number
  readonly pictures: number
  readonly pictureBytes?: number
}

const pick = <Item>(from: readonly Item[], index: number): Item => {
  const item = from[index % from.length]
  if (item === undefined) throw new Error('There is nothing to pick from')
  return item
}
const nameOf = (index: number) => `${pick(KINDS, index).name} of the ${pick(WORDS, index >> 2)} ${index}`
const fileOf = (index: number) => `${pick(KINDS, index).folder}/${nameOf(index)}.md`

/** Writes a vault of Obsidian as it is: own keys, tags, links by name and by path, embeds, queries and stat blocks, and no `campaign.yaml`. */
export async function writeRawVault(folder: string, size: VaultSize): Promise<void> {
  const folders = [...KINDS.map((kind) => kind.folder), ATTACHMENTS, 'Templates', '.obsidian', 'Papers']
  for (const one of folders) await mkdir(path.join(folder, one), { recursive: true })
  const write = async (file: string, content: string | Uint8Array) => await writeFile(path.join(folder, file), content)
  for (let index = 0; index < size.notes; index += 1) await write(fileOf(index), note(index, size))
  await writePictures(size, write)
  await write('Templates/NPC.md', '---\ntags: npc\n---\n<% tp.file.title %>\n')
  await write('.obsidian/app.json', '{"alwaysUpdateLinks":true}')
  for (let index = 0; index < OTHERS; index += 1) {
    await write(`Papers/Handout ${index}.pdf`, `%PDF-1.4 ${index}`)
    await write(`Papers/Web ${index}.canvas`, `{"nodes":[],"edges":[],"of":${index}}`)
  }
}

/** Each differs from the others, so none is stored twice. */
async function writePictures(
  { pictures, pictureBytes = PICTURE_BYTES }: VaultSize,
  write: (file: string, content: Uint8Array) => Promise<void>,
): Promise<void> {
  const picture = grayPng(PICTURE_SIZE, painted)
  for (let index = 0; index < pictures; index += 1) {
    // Bytes after the end of a picture are ignored.
    const filler = Buffer.alloc(Math.max(8, pictureBytes - picture.length), index % 256)
    filler.writeUInt32LE(index)
    await write(`${ATTACHMENTS}/Picture ${index}.png`, Buffer.concat([picture, filler]))
  }
}

function note(index: number, { notes, pictures }: VaultSize): string {
  const words = Array.from({ length: 90 }, (_, place) => pick(WORDS, index * 7 + place * place)).join(' ')
  const to = (step: number) => (index * step + 10) % notes
  const picture = index < pictures ? `\n![[Picture ${index}.png|300]]\n` : ''
  const front = index % 7 === 0 ? '' : frontMatter(index, nameOf(to(3)))
  const blocks = [
    `${words}. See [[${nameOf(to(3))}]] and [[${fileOf(to(11)).replace(/\.md$/, '')}|the other]].`,
    index % 3 === 0 ? `> [!note] Rumor\n> ${words} [[${nameOf(to(5))}#Past]]` : '',
    index % 5 === 0 ? `| who | where |\n|---|---|\n| [[${nameOf(to(13))}|one]] | here |` : '',
    index % 6 === 0 ? `\`\`\`dataview\nlist from #npc where town = [[${nameOf(to(2))}]]\n\`\`\`` : '',
    index % 10 === 0 ? `\`\`\`statblock\nname: ${nameOf(index)}\nhp: 12\n\`\`\`` : '',
    `## Past\n${words} [a way](${encodeURI(path.posix.basename(fileOf(to(17))))}) and [[Nobody ${index % 50}]].${picture}`,
  ]
  return `${front}${blocks.filter((block) => block !== '').join('\n\n')}\n`
}

function frontMatter(index: number, friend: string): string {
  const { tag } = pick(KINDS, index)
  return `---
tags: [${tag}, ${pick(WORDS, index)}]
aliases: ["The ${pick(WORDS, index >> 1)} ${index}"]
race: human
mood: ${pick(WORDS, index >> 2)}
friends: ["[[${friend}]]"]
created: 2024-01-05T10:00:00
---
`
}
