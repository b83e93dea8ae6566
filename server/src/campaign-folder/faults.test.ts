import { writeFile } from 'node:fs/promises'
import path from 'node:path'

import { folderOf } from '@waybook/testing/processes/run-command.ts'
import { describe, expect, it } from 'vitest'

import { faultLine, preventsImport } from './fault.ts'
import { loadCampaign } from './load-campaign.ts'

type Files = Readonly<Record<string, string>>
const small: Files = { 'campaign.yaml': 'name: Small\n', 'items/bell.md': '---\nname: Bell\n---\n' }
const item = (...lines: string[]): Files => ({ 'items/wick.md': ['---', 'name: Wick', ...lines, '---', ''].join('\n') })
const body = (...lines: string[]): Files => ({ 'items/wick.md': ['---', 'name: Wick', '---', ...lines].join('\n') })

async function faultsOf(files: Files, of = small) {
  const { campaign, faults } = await loadCampaign(await folderOf({ ...of, ...files }), { pictures: null })
  expect(campaign === null).toBe(faults.some(preventsImport))
  const leftOut = new Set(faults.filter(({ leavesOut }) => leavesOut === 'file').map(({ file }) => file))
  expect(campaign?.entities.filter(({ source }) => leftOut.has(source.path)) ?? []).toEqual([])
  return faults.map(faultLine)
}
const linked = ['description', 'visualDescription', 'boxText', 'masthead', 'dateline']

describe('a fault', () => {
  it.each<[string, Files, RegExp]>([
    [
      '[CAM-5] front matter without an end',
      { 'items/wick.md': '---\nname: Wick\n' },
      /^items\/wick.md:1: the front matter does not end; write ---/,
    ],
    ['[CAM-5] a colon', item('description: the wick: cut'), /^items\/wick.md:3: this is not YAML: .*; put text with/],
    [
      '[CAM-5] a tab',
      item('properties:', '\tspecies: x'),
      /^items\/wick.md:4: this is not YAML: .* with a tab; indent with spaces/,
    ],
    [
      '[CAM-5] several lines with tabs',
      item('properties:', '\tspecies: x', '\tage: 4', 'skills:', '\t\tcool: 1', 'tags: [a'),
      /^items\/wick.md:4: .* with a tab, and so are 2 more; indent with spaces/,
    ],
    ['[CAM-5] a key twice', item('tags: [a]', 'tags: [b]'), /^items\/wick.md:4: this key appears twice; keep one/],
    ['[CAM-5] an alias', item('tags: &t [a]', 'properties: { x: *t }'), /^items\/wick.md:4: the alias \*t is not/],
    ['[CAM-5] deep nesting', item(`properties: ${'['.repeat(200)}`), /^items\/wick.md:2: this is too long or too deep/],
    [
      '[CAM-6] an unknown skill',
      item('skills:', '  cool: 1', '  stelth: 2'),
      /^items\/wick.md:5: .*"stelth"; did you mean "stealth"/,
    ],
    ['[CAM-6] an unknown characteristic', item('characteristics: { brwan: 1 }'), /:3: .*"brwan"; did you mean "brawn"/],
    [
      '[CAM-6] an unknown key of a relationship',
      item('relationships:', '  - type: x', '    to: items/bell', '    secrt: true'),
      /:6: .*"secrt"; did you mean "secret"/,
    ],
    [
      '[CAM-7] a rank of seven',
      item('skills:', '  cool: 7'),
      /:4: "skills.cool" cannot be 7; write a whole number from 0 to 6/,
    ],
    [
      '[CAM-7] half a rank',
      item('skills: { cool: 1.5 }'),
      /"skills.cool" cannot be 1.5; write a whole number from 0 to 6/,
    ],
    [
      '[CAM-7] negative brawn',
      item('characteristics: { brawn: -1 }'),
      /"characteristics.brawn" cannot be -1; .* 0 to 6/,
    ],
    ['[CAM-7] no hit points', item('maxHp: 0'), /:3: "maxHp" cannot be 0; write a whole number from 1 to 999/],
    [
      '[CAM-7] a relationship without a target',
      item('relationships:', '  - { type: x }'),
      /:4: "relationships.0.to" is missing/,
    ],
    [
      '[CAM-7] an amount of zero',
      item('inventory: { items/bell: 0 }'),
      /"inventory.items\/bell" cannot be 0; write a whole/,
    ],
    ['[CAM-7] an invalid visible', item('visible: maybe'), /:3: "visible" cannot be "maybe"; write true or false/],
    ['[CAM-9] a campaign without a name', { 'campaign.yaml': 'tagline: x\n' }, /^campaign.yaml:1: "name" is missing/],
    [
      '[CAM-9] a color in words',
      { 'campaign.yaml': 'name: S\naccent: red\n' },
      /^campaign.yaml:2: "accent" cannot be "red"; write a color/,
    ],
    [
      '[CAM-36] a list of names for relationships',
      { 'campaign.yaml': 'name: S\nrelationships: [member of]\n' },
      /^campaign.yaml:2: "relationships" cannot be .*; write types and what to show for them/,
    ],
    [
      '[CAM-22] a link in the name of a relationship',
      { 'campaign.yaml': 'name: S\nrelationships:\n  serves: "serves [[items/bell]]"\n' },
      /^campaign.yaml:3: players would read the id/,
    ],
    [
      '[CAM-9] an unknown key of the campaign',
      { 'campaign.yaml': 'name: S\ntaglin: x\n' },
      /^campaign.yaml:2: .*"tagline"/,
    ],
    [
      '[CAM-10] a secret inside an HTML block',
      body('', '<div>', '> [!secret]', '> unseen', '</div>'),
      /:6: players would read this secret; begin/,
    ],
    ['[CAM-10] a secret in a description', item('description: "> [!secret] x"'), /:3: players would read this secret/],
    ['[CAM-10] a secret that is not closed', body('> [!secret', '> unseen'), /:4: players would read this secret/],
    [
      '[CAM-10] a misspelled secret',
      body('> [!secert]', '> unseen'),
      /:4: players would read "\[!secert\]"; did you mean/,
    ],
    [
      '[CAM-10] a misspelled secret after a quote of another kind',
      body('> [!note] hi', '', '> [!secert]', '> unseen'),
      /:6: players would read "\[!secert\]"; did you mean/,
    ],
    [
      '[CAM-10] a misspelled secret that Markdown takes for a definition',
      body('> [!secert]: Beware', '> unseen'),
      /:4: players would read "\[!secert\]"/,
    ],
    [
      '[CAM-10] a secret outside a quote that Markdown takes for a definition',
      body('[!secret]: Beware', 'unseen'),
      /:4: players would read this secret/,
    ],
    ['[CAM-10] wide brackets', body('> \uFF3B!secret\uFF3D', '> unseen'), /:4: players would read this secret/],
    ['[CAM-10] invisible characters', body('> [!sec\u200Bret]', '> unseen'), /:4: players would read this secret/],
    ['[CAM-10] a secret in the brackets of a link', body('> [[!secret]]', '> unseen'), /:4: players would read this/],
    [
      '[CAM-10] a misspelled secret in a text',
      item('boxText: "> [!secert] x"'),
      /:3: players would read "\[!secert\]"/,
    ],
    [
      '[CAM-10] a secret in the tagline',
      { 'campaign.yaml': 'name: S\ntagline: "[!secret] x"\n' },
      /^campaign.yaml:2: /,
    ],
    ...linked.map((key): [string, Files, RegExp] => [
      `[CAM-22] a link in ${key} that is not closed`,
      item('tags: []', `${key}: "See [[characters/zebulon"`),
      /^items\/wick.md:4: players would read the id in a link/,
    ]),
    [
      '[CAM-22] a link in properties',
      item('properties:', '  a: b', '  c: ["[[items/x"]'),
      /:5: players would read the id/,
    ],
    [
      '[CAM-22] a link in a name',
      { 'items/wick.md': '---\nname: "[[items/bell]]"\n---\n' },
      /:2: players would read the id/,
    ],
    [
      '[CAM-22] a link in the masthead',
      { 'campaign.yaml': 'name: S\nmasthead: "[[items/bell]]"\n' },
      /^campaign.yaml:2: /,
    ],
    [
      '[CAM-22] a link that is not closed',
      body('[[items/bell]]', '[[items/bell', '[[items/bell]]'),
      /:5: players would read/,
    ],
    ['[CAM-22] a link in a link', body('[[items/bell|[[items/bell]]]]'), /:4: players would read the id/],
    ['[CAM-22] a link in wide brackets', body('\uFF3B\uFF3Bitems/bell\uFF3D\uFF3D'), /:4: players would read the id/],
    [
      '[CAM-11] a text that is nested too deeply',
      body('', '> '.repeat(5000)),
      /:4: the text is nested more than 50 levels deep; make it simpler/,
    ],
    [
      '[CAM-11] notes with too many marks to be rendered',
      item(`gmNotes: "${'*'.repeat(4000)}"`),
      /^items\/wick.md:3: the text has more than 3000 marks in one paragraph/,
    ],
    [
      '[CAM-11] an invalid picture',
      { 'items/bell.png': 'x' },
      /^items\/bell.png:1: the picture items\/bell.png is not a PNG/,
    ],
    [
      '[CAM-11] an SVG drawing with a script',
      { 'items/bell.svg': '<svg xmlns="x"><script/></svg>' },
      /bell.svg has a <script> element; save/,
    ],
  ])('%s is reported', async (_what, files, sent) => {
    const faults = await faultsOf(files)
    expect(faults).toHaveLength(1)
    expect(faults[0]).toMatch(sent)
  })

  it('[CAM-10] is reported for each misspelled secret, but not in texts that only the game master reads', async () => {
    const notes = item('gmNotes: "[!secert] [[items/bell"')
    expect(await faultsOf(notes)).toEqual([])
    expect(
      await faultsOf(body('> [!secert] a', '', '> [!sceret] b', '', '> [!secret]', '> [!secrte] [[items/')),
    ).toEqual([
      expect.stringMatching(/wick.md:4: players would read "\[!secert\]"/),
      expect.stringMatching(/wick.md:6: players would read "\[!sceret\]"/),
    ])
  })

  it('[CAM-5] is reported quickly even with very many empty lines', async () => {
    const empty = '\n'.repeat(90_000)
    expect(await faultsOf(item(`properties:${empty} a: b`))).toEqual([])
  }, 2000)

  it('[CAM-1] does not hide other faults', async () => {
    const files = { ...item('order: first', 'tags: { x: y }', 'skills: { cool: 9 }'), 'items/oil.md': '---\nname: Oil' }
    expect((await faultsOf({ ...files, 'campaign.yaml': 'x: y\n' })).map((line) => line.replace(/ .*/, ''))).toEqual([
      'campaign.yaml:1:',
      'campaign.yaml:1:',
      'items/oil.md:1:',
      'items/wick.md:3:',
      'items/wick.md:4:',
      'items/wick.md:5:',
    ])
  })

  it('[CAM-9] is reported for a folder that is not a campaign', async () => {
    expect(await faultsOf({}, {})).toEqual([expect.stringMatching(/^campaign.yaml:1: this file is missing; create it/)])
    expect(await faultsOf({ 'Campaign.yml': 'name: Small\n' }, {})).toEqual([
      "Campaign.yml:1: the campaign's file must be named campaign.yaml; rename it",
    ])
    const { faults } = await loadCampaign('/nowhere/at/all', { pictures: null })
    expect(faults.map(faultLine)).toEqual([
      expect.stringMatching(/^\/nowhere\/at\/all:1: this is not a readable folder/),
    ])
  })

  it('[CAM-11] is reported for a text that is not UTF-8, and for one that is too large', async () => {
    const folder = await folderOf({ ...small, 'items/oil.md': `---\nname: Oil\n---\n${'a'.repeat(8_000_001)}` })
    await writeFile(path.join(folder, 'items/wick.md'), Buffer.from('---\nname: W\xefck\n---\n', 'latin1'))
    const { faults } = await loadCampaign(folder, { pictures: null })
    expect(faults.map(faultLine)).toEqual([
      'items/oil.md:1: this is larger than 8 MB; make it smaller',
      'items/wick.md:1: this is not UTF-8 text; save it as UTF-8',
    ])
  })

  it.each([
    ['Windows line ends', '---\r\nname: Wick\r\nskills:\r\n  cool: 9\r\n---\r\n', 4],
    ['a byte order mark', '\uFEFF---\nname: Wick\nskills: { cool: 9 }\n---\n', 3],
  ])('[CAM-1] has the right line with %s', async (_what, text, line) => {
    expect(await faultsOf({ 'items/wick.md': text })).toEqual([
      expect.stringContaining(`items/wick.md:${line}: "skills.cool"`),
    ])
  })
})
