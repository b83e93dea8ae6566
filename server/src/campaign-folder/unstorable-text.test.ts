import { folderOf } from '@waybook/testing/processes/run-command.ts'
import { expect, it } from 'vitest'

import { faultLine } from './fault.ts'
import { loadCampaign } from './load-campaign.ts'

it.each([
  [
    'escaped',
    ['---', 'name: Wick', String.raw`description: "the w\0ick"`, '---'],
    /^items\/wick.md:3: a text contains U\+0000 or an unpaired surrogate; remove the escape sequence, such as \\0$/,
  ],
  [
    'in the name of a property',
    ['---', 'name: Wick', 'properties:', String.raw`  "\uD800": x`, '---'],
    /^items\/wick.md:4: a text contains U\+0000 or an unpaired surrogate/,
  ],
])('[CAM-37] a character that cannot be stored is a fault: %s', async (_where, lines, fault) => {
  const folder = await folderOf({ 'campaign.yaml': 'name: Small\n', 'items/wick.md': `${lines.join('\n')}\n` })
  const { campaign, faults } = await loadCampaign(folder, { pictures: null })
  expect(faults.map(faultLine)).toEqual([expect.stringMatching(fault)])
  expect(campaign?.entities).toEqual([])
})

it('[CAM-37] U+0000 in a file is not read', async () => {
  const folder = await folderOf({ 'campaign.yaml': 'name: Small\n', 'items/wick.md': '---\nname: Wick\n---\nw\0ick' })
  const { campaign, faults, notes } = await loadCampaign(folder, { pictures: null })
  expect([faults, notes.map(faultLine)]).toEqual([
    [],
    ['items/wick.md:4: note: the character U+0000 is not read, because it cannot be stored; remove it'],
  ])
  expect(campaign?.entities[0]?.longDescription.open).toBe('<p>wick</p>')
})
