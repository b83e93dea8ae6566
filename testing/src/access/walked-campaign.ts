import type { Reveal } from '@waybook/contract'

import type { CampaignFiles } from '../world/test-server.ts'

export const KESSA = 'characters/kessa-vane'
export const ODO = 'characters/odo-brandreth'
/** The players, by their characters; one has none. */
export const players = { kessa: KESSA, odo: ODO, nobody: null } as const
export type PlayerName = keyof typeof players
export const playerNames = ['kessa', 'odo', 'nobody'] as const satisfies readonly PlayerName[]

export type Audience = 'everyone' | 'gameMaster' | readonly string[]

/** A page whose visibility changes, with its own word in every part that somebody may see. */
export interface Walked {
  readonly id: string
  readonly tags: string
  readonly word: string
  /** The audience in its file. */
  audience: Audience
  /** The step set in play. */
  played: Reveal | null
  /** The audience of its secret. */
  secret: Audience
}

const grades = ['hidden', 'name', 'page', 'figures'] as const

export const walkedPages = (): Walked[] =>
  [
    { id: 'characters/npc', tags: '', word: 'abecedarian' },
    { id: 'characters/hero', tags: 'party-member', word: 'callipygian' },
    { id: 'locations/well', tags: '', word: 'defenestrate' },
    { id: 'scenes/camp', tags: '', word: 'flibbertigibbet' },
    { id: KESSA, tags: 'party-member', word: 'gobemouche' },
  ].map((page) => ({ ...page, audience: 'gameMaster', played: null, secret: 'gameMaster' }))

/** The step of a page that a player sees, derived from the rules alone. */
export function gradeOf(page: Walked, player: PlayerName): Reveal {
  const own = players[player]
  if (page.id === own) return 'figures'
  const isCharacter = page.id.startsWith('characters/')
  const set = page.played ?? (page.audience === 'everyone' ? 'page' : 'hidden')
  const isNamed = page.played === null && own !== null && Array.isArray(page.audience) && page.audience.includes(own)
  if (set === 'hidden' || (!isCharacter && set === 'name')) return isNamed ? 'page' : 'hidden'
  if (!isCharacter) return 'page'
  return page.tags !== '' && set === 'page' ? 'figures' : set
}

/** Whether a player reads the secret of a page. */
export function readsSecret({ secret, ...page }: Walked, player: PlayerName): boolean {
  const own = players[player]
  const isFor = secret === 'everyone' || (own !== null && secret.includes(own))
  return isFor && grades.indexOf(gradeOf({ ...page, secret }, player)) >= grades.indexOf('page')
}

/** The words of a page by the step at which they become visible. */
export const wordsOf = ({ word }: Walked) => ({
  name: `nomen${word}`,
  page: `pagina${word}`,
  figures: `figura${word}`,
  secret: `arcanum${word}`,
})

/** Exactly the words that a player may see. */
export function wordsFor(pages: readonly Walked[], player: PlayerName): string[] {
  return pages
    .flatMap((page) => {
      const words = wordsOf(page)
      const grade = grades.indexOf(gradeOf(page, player))
      const isCharacter = page.id.startsWith('characters/')
      return [
        ...(grade >= 1 ? [words.name] : []),
        ...(grade >= 2 ? [words.page] : []),
        ...(isCharacter && grade >= 3 ? [words.figures] : []),
        ...(readsSecret(page, player) ? [words.secret] : []),
      ]
    })
    .toSorted()
}

export function fileOf(page: Walked): string {
  const words = wordsOf(page)
  const figures = page.id.startsWith('characters/')
    ? `properties: { adversary: ${words.figures}, reach: 3 ${words.figures} }\n`
    : ''
  const audience = typeof page.audience === 'string' ? page.audience : `[${page.audience.join(', ')}]`
  return `---
name: The ${words.name}
audience: ${audience}
tags: [${[page.tags, words.page].filter(Boolean).join(', ')}]
description: Quite ${words.page}.
visualDescription: All ${words.page}.
${figures}relationships:
  - { type: ${words.page} of, to: items/rope }
  - { type: ${words.secret} of, to: items/rope, secret: true }
---

The ${words.page} history of [[items/rope]].

> [!secret]
> Once ${words.secret}.
`
}

export const walkedCampaign = (pages: readonly Walked[]): CampaignFiles => ({
  'campaign.yaml': 'name: Walked\n',
  [`${ODO}.md`]: '---\nname: Odo Brandreth\ntags: [party-member]\n---\n',
  'items/rope.md': `---\nname: Rope\nrelationships:\n${pages
    .map((page) => `  - { type: ${wordsOf(page).page} by, to: ${page.id} }`)
    .join('\n')}\n---\nBy ${pages.map(({ id }) => `[[${id}]], ![[${id}]]`).join(', ')}.\n`,
  ...Object.fromEntries(pages.map((page) => [`${page.id}.md`, fileOf(page)])),
})
