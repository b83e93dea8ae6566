import { describe, expect, it } from 'vitest'

import { fingerprint, type Receipt } from '../export-receipt.ts'
import { idsIn } from '../folder-ids.ts'
import type { TextVersion } from './agreed-text.ts'
import { reconcileCampaign, textsToCompile, type StoredTexts } from './reconcile-campaign.ts'
import { reconcileFile } from './reconcile-file.ts'

const about = 'name: Small\n'
const bell = (words: string) => `---\nname: Bell\n---\n${words}\n`

interface World {
  /** The versions of the bell in Waybook, oldest first; `null` at the end: it was deleted. */
  readonly versions: readonly (readonly [words: string, origin: TextVersion['origin']] | null)[]
  readonly deletedByImport?: boolean
  readonly renamed?: string
}

function storedIn({ versions, deletedByImport = false, renamed }: World): StoredTexts {
  const kept = versions.flatMap((version) => (version ? [{ text: bell(version[0]), origin: version[1] }] : []))
  const owner = renamed ?? 'items/bell'
  const current = versions.at(-1) ? kept.at(-1) : undefined
  const all = new Map<string, readonly TextVersion[]>([
    ['campaign.yaml', [{ text: about, origin: 'import' }]],
    [owner, kept],
  ])
  return {
    files: new Map([
      ['campaign.yaml', { path: 'campaign.yaml', text: about }],
      ...(current ? [[owner, { path: `${owner}.md`, text: current.text }] as const] : []),
    ]),
    renamed: new Map(renamed === undefined ? [] : [['items/bell', renamed]]),
    deleted: new Map(current ? [] : [[owner, { byImport: deletedByImport }]]),
    versionsOf: async (owners) => await Promise.resolve(new Map([...all].filter(([one]) => owners.includes(one)))),
  }
}

const print = (text: string) => [fingerprint(Buffer.from(text))]
const receiptOf = (words: string): Receipt => ({ 'campaign.yaml': print(about), 'items/bell.md': print(bell(words)) })

/** As the receipt is while an export replaces the text `one` with `two`. */
const interrupted = { ...receiptOf('one'), 'items/bell.md': [...print(bell('one')), ...print(bell('two'))] }

/** The outcome for the bell, and its text after an import. */
async function outcome(words: string | null, world: World, receipt: Receipt | null = null) {
  const stored = storedIn(world)
  const texts = new Map([
    ['campaign.yaml', about],
    ...(words === null ? [] : [['items/bell.md', bell(words)] as const]),
  ])
  const idOf = idsIn(texts, stored.files)
  const files = await reconcileCampaign({ texts, idOf, receipt }, stored, () => undefined)
  const kept = textsToCompile({ texts, idOf }, files, stored)
  const id = world.renamed ?? 'items/bell'
  return [
    files[0]?.outcome.is ?? 'same',
    kept
      .get(`${id}.md`)
      ?.slice(bell('').length - 1)
      .trim() ?? null,
  ]
}

describe('[CAM-225] the text on which folder and Waybook last agreed', () => {
  const cases: [what: string, words: string | null, world: World, receipt: Receipt | null, expected: unknown][] = [
    ['is the last import', 'two', { versions: [['one', 'import']] }, null, ['take', 'two']],
    [
      'is the last import, not its later version in Waybook',
      'one',
      {
        versions: [
          ['one', 'import'],
          ['two', 'app'],
        ],
      },
      null,
      ['keep', 'two'],
    ],
    ['is nothing if Waybook created it', null, { versions: [['one', 'app']] }, null, ['keep', 'one']],
    [
      'is the text of the folder, if Waybook had it since',
      'one',
      {
        versions: [
          ['zero', 'import'],
          ['one', 'app'],
          ['two', 'app'],
        ],
      },
      null,
      ['keep', 'two'],
    ],
    [
      'is the text in the receipt',
      'three',
      {
        versions: [
          ['one', 'import'],
          ['two', 'app'],
        ],
      },
      receiptOf('two'),
      ['take', 'three'],
    ],
    [
      'is the text in the receipt, even if another folder was imported since',
      'one',
      {
        versions: [
          ['one', 'import'],
          ['two', 'import'],
        ],
      },
      receiptOf('one'),
      ['keep', 'two'],
    ],
    [
      'is the last import, if the receipt is of another installation',
      'new',
      { versions: [['one', 'import']] },
      { ...receiptOf('new'), 'campaign.yaml': print('name: Other\n') },
      ['take', 'new'],
    ],
    [
      'is the last import, if Waybook does not know the text in the receipt',
      'new',
      { versions: [['one', 'import']] },
      receiptOf('new'),
      ['take', 'new'],
    ],
    [
      'is the older one of an interrupted export, which did not write the file',
      'one',
      {
        versions: [
          ['one', 'import'],
          ['two', 'app'],
        ],
      },
      interrupted,
      ['keep', 'two'],
    ],
    [
      'is the older one of an interrupted export, which did not write the merged file',
      'Tolls.\n\none',
      {
        versions: [
          ['Rings.\n\none', 'import'],
          ['Rings.\n\ntwo', 'app'],
          ['Tolls.\n\ntwo', 'import'],
        ],
      },
      {
        ...interrupted,
        'items/bell.md': ['Rings.\n\none', 'Tolls.\n\ntwo'].flatMap((words) => print(bell(words))),
      },
      ['merged', 'Tolls.\n\ntwo'],
    ],
    [
      'is the older one of an interrupted export, which wrote the file',
      'two',
      {
        versions: [
          ['one', 'import'],
          ['two', 'app'],
        ],
      },
      interrupted,
      ['same', 'two'],
    ],
    [
      'lets an older version return that the folder has again',
      'one',
      {
        versions: [
          ['one', 'import'],
          ['two', 'import'],
        ],
      },
      null,
      ['take', 'one'],
    ],
  ]
  it.each(cases)('%s', async (_, words, world, receipt, expected) => {
    expect(await outcome(words, world, receipt)).toEqual(expected)
  })
})

describe('[CAM-227] an entity that exists on one side only', () => {
  const cases: [what: string, words: string | null, world: World, receipt: Receipt | null, expected: unknown][] = [
    ['is removed if it was removed in the folder', null, { versions: [['one', 'import']] }, null, ['take', null]],
    [
      'stays removed if it was removed in Waybook',
      'one',
      { versions: [['one', 'import'], null] },
      null,
      ['keep', null],
    ],
    [
      'comes back if an import removed it',
      'one',
      { versions: [['one', 'import'], null], deletedByImport: true },
      null,
      ['take', 'one'],
    ],
    [
      'waits if it was changed in Waybook',
      null,
      {
        versions: [
          ['one', 'import'],
          ['two', 'app'],
        ],
      },
      null,
      ['waiting', 'two'],
    ],
    [
      'waits if it was removed in Waybook and changed in the folder',
      'two',
      { versions: [['one', 'import'], null] },
      null,
      ['waiting', null],
    ],
    [
      'stays if it was restored',
      null,
      {
        versions: [
          ['one', 'import'],
          ['one', 'restore'],
        ],
      },
      null,
      ['keep', 'one'],
    ],
    [
      'stays if this folder never had it',
      null,
      { versions: [['one', 'import']] },
      { 'campaign.yaml': print(about) },
      ['keep', 'one'],
    ],
    ['is imported into a Waybook that never had it', 'one', { versions: [null] }, receiptOf('one'), ['take', 'one']],
  ]
  it.each(cases)('%s', async (_, words, world, receipt, expected) => {
    expect(await outcome(words, world, receipt)).toEqual(expected)
  })
})

it('[CAM-228] is found under its former name', async () => {
  const world = {
    versions: [
      ['one', 'import'],
      ['one', 'rename'],
    ],
    renamed: 'items/great-bell',
  } as const
  expect(await outcome('one', world)).toEqual(['keep', 'one'])
  expect(await outcome('two', world)).toEqual(['take', 'two'])
})

it('[CAM-226] the decision for both versions keeps the only version of a file', () => {
  const both = (folder: string | null, waybook: string | null) =>
    reconcileFile('items/bell.md', { base: bell('one'), folder, waybook }, 'both')
  expect(both(null, bell('two'))).toEqual({ is: 'keep' })
  expect(both(bell('two'), null)).toEqual({ is: 'take' })
  expect(both(bell('two'), bell('three'))).toEqual({ is: 'merged', text: bell('two\nthree') })
})
