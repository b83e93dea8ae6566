import type { CampaignTransaction } from '@waybook/server/database/database.ts'
import { showHandout } from '@waybook/server/features/handouts/queries.ts'
import { putToken } from '@waybook/server/features/table/token-queries.ts'

import { tokenOf } from '../stores/table/token-of.ts'
import type { CampaignFiles } from '../world/test-server.ts'

export const KESSA = 'characters/kessa-vane'
export const ODO = 'characters/odo-brandreth'

/** The names of the readers with different audiences. */
export const readers = ['kessa', 'odo', 'somebody'] as const
export type ReaderName = (typeof readers)[number]

interface Marked {
  /** The text after the marker of a secret. */
  readonly clause: string
  /** The front matter of a page. */
  readonly page: string
  /** A word that occurs only in texts for this audience. */
  readonly word: string
  readonly readBy: readonly ReaderName[]
}

/** Each audience with its marker word and the name of its page. */
export const audiences: readonly Marked[] = [
  { clause: ` for [[${KESSA}]]`, page: `audience: [${KESSA}]`, word: 'amphigory', readBy: ['kessa'] },
  { clause: ' for [[Odo Brandreth]]', page: 'audience: [Odo Brandreth]', word: 'bafflegab', readBy: ['odo'] },
  {
    clause: ` for [[${KESSA}]] and [[${ODO}|him]]`,
    page: `audience: [${KESSA}, "[[${ODO}]]"]`,
    word: 'callipygian',
    readBy: ['kessa', 'odo'],
  },
  { clause: ' for everyone', page: 'audience: everyone', word: 'defenestrate', readBy: readers },
  { clause: '', page: 'audience: gameMaster', word: 'eleemosynary', readBy: [] },
  { clause: ' for [[characters/nobody]]', page: 'audience: [characters/nobody]', word: 'flibbertigibbet', readBy: [] },
  { clause: ' for everyone but [[Odo Brandreth]]', page: 'audience: []', word: 'gallimaufry', readBy: [] },
]

export const allWords = audiences.map(({ word }) => word)
export const wordsFor = (reader: ReaderName | 'gameMaster') =>
  audiences.filter(({ readBy }) => reader === 'gameMaster' || readBy.includes(reader)).map(({ word }) => word)

const types = ['characters', 'items', 'locations', 'organizations', 'events', 'scenes', 'newsletters']
const open = types.map((category) => `${category}/open`)
const pageOf = (word: string) => types.map((category) => `${category}/${word}`)

/** All ids of the campaign, including pages that not everybody sees. */
export const ids = [KESSA, ODO, ...open, ...allWords.flatMap(pageOf)]

const quoted = (lines: string) => lines.replaceAll(/^/gm, '> ')
const secret = ({ clause, word }: Marked) =>
  quoted(
    `[!secret]${clause}\nThey say ${word}${word} near [[items/${word}]]. ![[seen by ${word}.svg|Of ${word}${word}]]`,
  )
const nested = (outer: Marked, inner: Marked) => quoted(`[!secret]${outer.clause}\n\n${secret(inner)}`)

/** Each secret in a paragraph, in a list, and within a secret for everyone; only its own audience reads it. */
function texts(): string {
  const everyone = audiences.find(({ readBy }) => readBy === readers)
  return audiences
    .flatMap((one) => [
      secret(one),
      `- item\n${secret(one).replaceAll(/^/gm, '  ')}`,
      ...(everyone ? [nested(everyone, one), nested(one, everyone).replaceAll(everyone.word, one.word)] : []),
    ])
    .join('\n\n')
}

const boxText = () => `boxText: |\n${audiences.map(secret).join('\n\n').replaceAll(/^/gm, '  ')}\n`
const fieldsFor = (id: string) => (id.startsWith('scenes') ? boxText() : '')
const related = allWords.flatMap((word) => pageOf(word)).map((id) => `  - { type: contains, to: ${id} }`)

function openPage(id: string, tags: string): string {
  const name = id === ODO ? 'Odo Brandreth' : id === KESSA ? 'Kessa Vane' : 'Open'
  const links = allWords.flatMap((word) => [`[[items/${word}]]`, `[[characters/${word}|somebody]]`])
  return `---
name: ${name}
visible: true
tags: [${tags}]
${fieldsFor(id)}relationships:
${related.join('\n')}
---

Beside ${links.join(', ')}.

${texts()}
`
}

/** A page for one audience, with its word in every field that players may read. */
function pageFor(id: string, { page, word }: Marked): string {
  return `---
name: The ${word}
${page}
aliases: [${word}s]
tags: [${word}]
description: A ${word} thing.
visualDescription: Quite ${word}.
properties: { "${word}": "${word} often" }
relationships:
  - { type: ${word} of, to: ${KESSA} }
  - { type: illustrated by, to: items/open }
---

The ${word} history, with [[${KESSA}]] and [[items/open]].
`
}

/** The drawing is flat, because all forms of a square one take ten times as long to make. */
const picture = (hue: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 1"><rect width="40" height="1" fill="hsl(${hue} 60% 50%)"/></svg>`

const pages = audiences.flatMap((one) => pageOf(one.word).map((id) => [id, pageFor(id, one)] as const))

/** A campaign with the word of each audience in every place that can have one. */
export const audienceCampaign: CampaignFiles = {
  'campaign.yaml': 'name: Audiences\n',
  ...Object.fromEntries([KESSA, ODO].map((id) => [`${id}.md`, openPage(id, 'party-member')])),
  ...Object.fromEntries(open.map((id) => [`${id}.md`, openPage(id, '')])),
  ...Object.fromEntries(pages.map(([id, text]) => [`${id}.md`, text])),
  ...Object.fromEntries(pages.map(([id], index) => [`${id}.svg`, picture(index * 5)])),
  ...Object.fromEntries(allWords.map((word, index) => [`attic/seen by ${word}.svg`, picture(index * 5 + 2)])),
}

/** Puts a token of each character with a limited audience on a scene, and shows everyone a text with a part for each audience. */
export async function playForAudiences(write: CampaignTransaction, sceneId: string): Promise<void> {
  const shown = { entityId: 'scenes/open', what: 'boxText', title: 'Open', picture: null } as const
  await showHandout(write, { ...shown, id: 'open-handout', audience: 'everyone' })
  for (const word of allWords)
    await putToken(write, `token-${word}`, tokenOf(`characters/${word}`, { sceneId, position: { x: 1, y: 2 } }))
}
