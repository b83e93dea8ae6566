import { reaches, type Reveal } from '@waybook/contract'
import type { CampaignTransaction } from '@waybook/server/database/database.ts'
import { setDynamic } from '@waybook/server/features/characters/set-dynamic.ts'
import { setInventory } from '@waybook/server/features/characters/set-inventory.ts'
import { addRoll } from '@waybook/server/features/dice/queries.ts'
import { addNote } from '@waybook/server/features/notes/queries.ts'
import { putToken } from '@waybook/server/features/table/token-queries.ts'

import { tokenOf } from '../stores/table/token-of.ts'
import type { CampaignFiles } from '../world/test-server.ts'

/** A character with unique marks in every field: words, and numbers that occur nowhere else. */
export interface Marked {
  readonly id: string
  /** The visibility in its file. */
  readonly visibility: string
  readonly tags: string
  /** The step that all players see. */
  readonly reveal: Reveal
  /** Its marks by the step at which they become visible. */
  readonly marks: Readonly<Record<Exclude<Reveal, 'hidden'>, readonly string[]>>
  /** A mark in text for the game master, at every step. */
  readonly secret: string
}

const roles = [
  { mark: 'alpha', visibility: 'visible: false', tags: '', reveal: 'hidden' },
  { mark: 'bravo', visibility: 'reveal: name', tags: '', reveal: 'name' },
  { mark: 'delta', visibility: 'visible: true', tags: '', reveal: 'page' },
  { mark: 'gamma', visibility: 'reveal: figures', tags: '', reveal: 'figures' },
  { mark: 'kappa', visibility: '', tags: 'party-member', reveal: 'figures' },
  { mark: 'sigma', visibility: '{ visible: false, reveal: figures }', tags: '', reveal: 'hidden' },
  { mark: 'theta', visibility: 'reveal: name', tags: 'party-member', reveal: 'name' },
] as const

/** The numbers of the n-th character. */
export const numbersOf = (n: number) => ({
  maxHp: 907 + 10 * n,
  strainThreshold: 807 + 10 * n,
  amount: 7307 + 10 * n,
  hitpoints: 507 + 10 * n,
  strain: 607 + 10 * n,
})

/** The marks among them that are limits of points, in the order of the marks. */
export const limitsOf = (n: number) => [numbersOf(n).maxHp, numbersOf(n).strainThreshold].map(String)

export const characters: readonly Marked[] = roles.map(({ mark, visibility, tags, reveal }, n) => ({
  id: `characters/npc-${n}`,
  visibility: visibility.replaceAll(/[{}]/g, '').replace(',', '\n').replaceAll(/^ +/gm, ''),
  tags,
  reveal,
  marks: {
    name: [`nomen${mark}`, `conditio${mark}`],
    page: [`pagina${mark}`],
    figures: [`figura${mark}`, ...Object.values(numbersOf(n)).map(String)],
  },
  secret: `arcanum${mark}`,
}))

/** A character of which its player sees everything, and nobody else sees anything. */
export const OWN = 'characters/npc-5'
export const ITEM = 'items/rope'
/** The talent of every character, each with its rank. */
export const TALENT = 'talents/gift'
export const rankOf = (n: number) => n + 1

/** The marks that a viewer may see, by the step of each character. */
export function marksFor(gradeOf: (character: Marked) => Reveal): string[] {
  return characters.flatMap((character) =>
    (['name', 'page', 'figures'] as const).flatMap((wanted) =>
      reaches(gradeOf(character), wanted) ? character.marks[wanted] : [],
    ),
  )
}

export const allMarks = [...marksFor(() => 'figures'), ...characters.map(({ secret }) => secret)]

const NUMBER = /^\d+$/
const numbers = new Set(allMarks.filter((mark) => NUMBER.test(mark)))
const words = allMarks.filter((mark) => !NUMBER.test(mark))

/** The marks in a text, in their order: words anywhere, and numbers as whole words. */
export function marksIn(text: string): string[] {
  const lower = text.toLowerCase()
  const found = new Set(words.filter((word) => lower.includes(word)))
  for (const { 0: number, index } of lower.matchAll(/\d+/g))
    if (numbers.has(number) && standsAlone(lower, index, number.length)) found.add(number)
  return allMarks.filter((mark) => found.has(mark))
}

const standsAlone = (text: string, at: number, length: number) =>
  !/[\w.-]/.test(text.charAt(at - 1)) && !/[\w-]/.test(text.charAt(at + length))

function fileOf({ visibility, tags, secret, marks: { name, page, figures } }: Marked, n: number): string {
  const [word = '', called = '', figure = ''] = [page[0], name[0], figures[0]]
  const { maxHp, strainThreshold, amount } = numbersOf(n)
  return `---
name: The ${called}
${visibility}
tags: [${[tags, word].filter(Boolean).join(', ')}]
description: A ${word} thing, see [[locations/ford]].
visualDescription: Quite ${word}.
properties: { species: ${word}, ${word}: often, adversary: ${figure}, reach: 3 ${figure}s, laden: "9 [[${ITEM}]]" }
characteristics: { brawn: 3 }
skills: { stealth: 4 }
maxHp: ${maxHp}
strainThreshold: ${strainThreshold}
inventory: { ${ITEM}: ${amount} }
talents: { ${TALENT}: ${rankOf(n)} }
aliases: [Called ${secret}]
gmNotes: Of ${secret}.
relationships:
  - { type: ${word} of, to: locations/ford }
  - { type: ${secret} of, to: locations/ford, secret: true }
---

The ${word} history, beside [[locations/ford]]. %% ${secret} %%

> [!gm] ${secret}
> Quite ${secret}.

- > [!secret]
  > Once ${secret}.
`
}

const links = characters.map(({ id }) => `[[${id}]]`).join(', ')

/** The drawing is flat, because all forms of a square one take ten times as long to make. */
const picture = (hue: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 1"><rect width="40" height="1" fill="hsl(${hue} 60% 50%)"/></svg>`

export const revealCampaign: CampaignFiles = {
  'campaign.yaml': 'name: Reveals\n',
  ...Object.fromEntries(characters.map((character, n) => [`${character.id}.md`, fileOf(character, n)])),
  ...Object.fromEntries(characters.map(({ id }, n) => [`${id}.svg`, picture(n * 20)])),
  [`${ITEM}.md`]: '---\nname: Rope\n---\n',
  [`${TALENT}.md`]: '---\nname: Gift\n---\n',
  'locations/ford.md': `---\nname: The ford\nrelationships:\n${characters
    .map(({ id, marks }) => `  - { type: ${marks.page[0]} met, to: ${id} }`)
    .join('\n')}\n---\n\nAlso ${links}.\n`,
  'scenes/camp.md': `---\nname: The camp\nvisible: true\nrelationships:\n${characters
    .map(({ id }) => `  - { type: contains, to: ${id} }`)
    .join('\n')}\n---\n\nA camp.\n`,
}

/** Puts every character on a scene, hurt and with a condition. Each rolls and has a note. */
export async function playGrades(write: CampaignTransaction, sceneId: string): Promise<void> {
  for (const [n, { id, marks, secret }] of characters.entries()) {
    const { hitpoints, strain, amount } = numbersOf(n)
    await setDynamic(write, id, { hitpoints, strain, conditions: [marks.name[1] ?? ''] })
    for (const held of [1, amount]) await setInventory(write, id, ITEM, held)
    await putToken(write, `token-${n}`, tokenOf(id, { sceneId, position: { x: 1, y: 2 } }))
    const roll = { by: 'Bram', characterId: id, skill: null, reason: '', dice: { boost: [1] } }
    await addRoll(write, { ...roll, id: `roll-${n}`, audience: 'table' })
    const note = { by: 'Bram', entity: id }
    await addNote(write, { ...note, id: `note-${n}`, audience: 'party', text: `Of ${marks.page[0]}, [[${id}]].` })
    await addNote(write, { ...note, id: `other-${n}`, audience: 'gameMaster', text: secret })
  }
}
