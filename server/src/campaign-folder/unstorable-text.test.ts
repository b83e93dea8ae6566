import { folderOf } from '@waybook/testing/processes/run-command.ts'
import { expect, it } from 'vitest'

import { faultLine } from './fault.ts'
import { loadCampaign } from './load-campaign.ts'

it.each([
  [
    'as it is',
    ['---', 'name: Wick', '---', 'the', 'w\0ick'],
    /^items\/wick.md:5: there is a character U\+0000, .*; remove it$/,
  ],
  [
    'escaped',
    ['---', 'name: Wick', String.raw`description: "the w\0ick"`, '---'],
    /^items\/wick.md:3: there is U\+0000 or half a surrogate pair in a text; remove/,
  ],
  [
    'in the name of a property',
    ['---', 'name: Wick', 'properties:', String.raw`  "\uD800": x`, '---'],
    /^items\/wick.md:4: there is U\+0000 or half/,
  ],
])('[CAM-37] a character that cannot be stored is a fault: %s', async (_where, lines, fault) => {
  const folder = await folderOf({ 'campaign.yaml': 'name: Small\n', 'items/wick.md': `${lines.join('\n')}\n` })
  const { campaign, faults } = await loadCampaign(folder, { pictures: null })
  expect([campaign, faults.map(faultLine)]).toEqual([null, [expect.stringMatching(fault)]])
})
