import { symlink } from 'node:fs/promises'
import path from 'node:path'

import { folderOf } from '@waybook/testing/processes/run-command.ts'
import { expect, it } from 'vitest'

import { faultLine } from './fault.ts'
import { loadCampaign } from './load-campaign.ts'

type Files = Readonly<Record<string, string>>
const small: Files = {
  'campaign.yaml': 'name: Small\n',
  'characters/kessa-vane.md': '---\nname: Kessa\n---\n',
  'items/bell.md': '---\nname: Bell\n---\n',
}
const item = (...lines: string[]): Files => ({ 'items/wick.md': ['---', 'name: Wick', ...lines].join('\n') })

const picture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path d="M0 0h4v3z"/></svg>'

async function warningsOf(files: Files) {
  const { campaign, warnings } = await loadCampaign(await folderOf({ ...small, ...files }), { pictures: null })
  expect(campaign).not.toBeNull()
  return warnings.map(faultLine)
}

it.each<[string, Files, RegExp]>([
  [
    '[CAM-12] a relationship',
    item('relationships:', '  - { type: x, to: characters/kesa-vane }', '---'),
    /^items\/wick.md:4: warning: "characters\/kesa-vane" leads nowhere; did you mean "characters\/kessa-vane"\?/,
  ],
  [
    '[EFF-4] a misspelled effect',
    item('effect: +1 boost on stealh', '---'),
    /^items\/wick.md:3: warning: effect "\+1 boost on stealh": "stealh" does not belong at character 13; did you mean stealth\?$/,
  ],
  [
    '[EFF-4] an effect that ends too early',
    item('effect: [soak +1, "+1 boost on"]', '---'),
    /effect "\+1 boost on": the line ends too early; write any, brawn, .* or another of these words$/,
  ],
  [
    '[CAM-12] an exit',
    item('exits:', '  - to: scenes/the-long-way-round', '---'),
    /:4: .*leads nowhere; write scenes\/the-long-way-round.md, or remove it/,
  ],
  [
    '[CAM-12] an entrance',
    item('entrances: [{ from: scenes/the-long-way-round }]', '---'),
    /:3: .*"scenes\/the-long-way-round" leads nowhere/,
  ],
  [
    '[CAM-12] an item in an inventory',
    item('inventory:', '  items/bell: 1', '  items/bel: 1', '---'),
    /:5: .*"items\/bel" leads nowhere; did you mean "items\/bell"/,
  ],
  [
    '[CAM-12] a link in the text',
    item('---', '', 'See', '[[items/nothing-like-it|it]]', '[[items/nothing-like-it]]'),
    /:6: warning: "items\/nothing-like-it" leads nowhere/,
  ],
  ['[CAM-12] a link in a description', item('description: to [[items/nothing-like-it]]', '---'), /:3: .*leads nowhere/],
  [
    '[CAM-12] a link to a name',
    item('---', '[[Odo]]'),
    /:4: warning: "Odo" leads nowhere; write category\/name, or the name/,
  ],
  [
    '[TABL-5] a random table with a gap',
    item('---', '', '## Night (d6)', '', '- 1-3 Wolves', '- 5-6 Rain'),
    /^items\/wick.md:5: warning: in the random table "Night" \(d6\), 4 has no entry; write entries for 1 to 6, each number once/,
  ],
  [
    '[TABL-5] a random table in the notes of a scene',
    { 'scenes/gate.md': '---\nname: Gate\ngmNotes: |\n  d4\n\n  - 1-5 Wolves\n---\n', 'scenes/gate.svg': picture },
    /^scenes\/gate.md:3: warning: in the random table \(d4\), the dice can’t show 5/,
  ],
  [
    '[SCN-20] a mood that is not a color',
    { 'scenes/gate.md': '---\nname: Gate\nproperties: { mood: gloomy }\n---\n', 'scenes/gate.svg': picture },
    /"gloomy" is not a valid mood; write a color in quotes, such as "#27405a"/,
  ],
  [
    '[SCN-20] a weather that the painter does not know',
    { 'scenes/gate.md': '---\nname: Gate\nproperties: { weather: hail }\n---\n', 'scenes/gate.svg': picture },
    /"hail" is not a valid weather; write one of clear, mist, rain, snow/,
  ],
  [
    '[CAM-240] an audience that names an item',
    item('audience: [items/bell]', '---'),
    /^items\/wick.md:3: warning: "items\/bell" is not a character, so it has no player who could read this; name a character/,
  ],
  [
    '[CAM-240] an audience of a secret that cannot be read',
    item('---', '', '> [!secret] for the party', '> It burns.'),
    /:5: warning: this audience cannot be read, so the secret is for the game master only; write for everyone, or for /,
  ],
  [
    '[CAM-240] visible together with an audience',
    item('visible: true', 'audience: [characters/kessa-vane]', '---'),
    /:4: warning: visible has no effect together with audience; remove one of the two/,
  ],
  [
    '[CAM-14] a scene without a picture',
    { 'scenes/gate.md': '---\nname: Gate\n---\n' },
    /^scenes\/gate.md:1: warning: this scene has no picture; put/,
  ],
  [
    '[CAM-14] a missing picture',
    item('tags: []', 'picture: portraits/wick.png', '---'),
    /:4: warning: there is no picture "portraits\/wick.png"; put it there/,
  ],
  [
    '[CAM-14] a missing cover',
    { 'campaign.yaml': 'name: S\ncover: cover.svg\n' },
    /^campaign.yaml:2: warning: there is no picture "cover.svg"/,
  ],
  [
    '[CAM-15] an unknown weapon',
    item('properties:', '  item_type: range weapon', '---'),
    /:4: warning: "range weapon" is not a weapon type; write one of melee weapon.*, or armor/,
  ],
  [
    '[CAM-15] an unknown range',
    item('properties: { item_range: Medum }', '---'),
    /:3: warning: "Medum" is not a range, so Medium is used; write one of/,
  ],
])('%s is reported', async (_what, files, sent) => {
  const warnings = await warningsOf(files)
  expect(warnings).toHaveLength(1)
  expect(warnings[0]).toMatch(sent)
})

it('[CAM-13] ignores README.md and names with a leading dot, without a warning', async () => {
  expect(
    await warningsOf({ 'README.md': '# Small', '.obsidian/x.md': 'x', 'items/.draft.md': 'x', 'notes.txt': 'x' }),
  ).toEqual([])
})

it('[CAM-13] does not follow links out of the folder', async () => {
  const outside = await folderOf({ 'oil.md': '---\nname: Oil\n---\n', 'oil.svg': '<svg/>' })
  const folder = await folderOf(small)
  await symlink(path.join(outside, 'oil.md'), path.join(folder, 'items/oil.md'))
  await symlink(path.join(outside, 'oil.svg'), path.join(folder, 'items/bell.svg'))
  await symlink(outside, path.join(folder, 'locations'))
  const { campaign, warnings } = await loadCampaign(folder, { pictures: null })
  expect(campaign?.entities.map((entity) => [entity.id, entity.picture])).toEqual([
    ['characters/kessa-vane', null],
    ['items/bell', null],
  ])
  expect(warnings.map(faultLine)).toEqual([
    'items/bell.svg:1: warning: this is a link and was left out; put the file itself there',
    'items/oil.md:1: warning: this is a link and was left out; put the file itself there',
  ])
})

it('[CAM-12] twenty references to the same missing entity are listed, and the others counted', async () => {
  const files = Object.fromEntries(
    Array.from({ length: 42 }, (_, index) => [`items/wick-${100 + index}.md`, '---\nname: Wick\n---\n[[items/bel]]']),
  )
  const warnings = await warningsOf(files)
  expect(warnings).toHaveLength(20)
  expect(warnings.at(-2)).toBe('items/wick-118.md:4: warning: "items/bel" leads nowhere; did you mean "items/bell"?')
  expect(warnings.at(-1)).toBe(
    'items/wick-119.md:4: warning: "items/bel" leads nowhere, here and in 22 more places; did you mean "items/bell"?',
  )
})

it('[EFF-4] an effect in prose is noted, because it may never have been meant as one', async () => {
  const folder = await folderOf({ ...small, ...item('effect: The target burns.', '---') })
  const { notes, warnings } = await loadCampaign(folder, { pictures: null })
  expect(warnings).toEqual([])
  expect(notes.map(faultLine).join('\n')).toMatch(
    /^items\/wick.md:3: note: this effect is words that Waybook does not act on; to make it one, begin with/m,
  )
})
