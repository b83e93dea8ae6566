import { folderOf } from '@waybook/testing/processes/run-command.ts'
import { expect, it } from 'vitest'

import { faultLine } from './fault.ts'
import { loadCampaign } from './load-campaign.ts'

it.each([
  [
    'unescaped',
    ['---', 'name: Wick', '---', 'the', 'w\0ick'],
    /^items\/wick.md:5: this contains the character U\+0000, which cannot be stored; remove it$/,
  ],
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
