import { expect, it } from 'vitest'

import { convert } from '../convert.ts'
import { smallSources } from '../small-sources.ts'
import { openUvtt } from '../uvtt/open-uvtt.ts'
import { smallUvtt } from '../uvtt/small-uvtt.ts'
import { toFoundryActors } from './to-foundry.ts'
import { toOnlyWorlds } from './to-onlyworlds.ts'
import { toUvtt } from './to-uvtt.ts'

/** The texts that a source becomes. */
function folderOf(source: Readonly<Record<string, string | null>>) {
  const converted = convert(new Map(Object.entries(source)))
  if (!converted.ok) throw new Error(converted.why)
  return new Map(converted.files.flatMap((file) => ('text' in file ? [[file.path, file.text] as const] : [])))
}

const campaign = folderOf(smallSources['foundry'] ?? {})

it('[CNV-70] a character as an actor of genesys comes back with the same figures, skills, talents and things', () => {
  const actors = Object.fromEntries(
    toFoundryActors(campaign).map((file) => [file.path, 'text' in file ? file.text : null]),
  )
  expect(Object.keys(actors)).toHaveLength(2)
  const figures = (text = '') => /^characteristics:[^]*?^---/m.exec(text)?.[0]
  const again = folderOf(actors)
  expect(figures(again.get('characters/mara.md'))).toBe(figures(campaign.get('characters/mara.md')))
  expect(again.get('items/wick-knife.md')).toContain('damage: brawn + 1\n  critical: 3\n  item_range: Engaged')
  expect(again.get('characters/eels.md')).toContain('adversary: minion\n  soak: 3\n  defense: 1')
})

it('[CNV-71] a campaign as a world folder of OnlyWorlds comes back with its names and relationships, hidden', () => {
  const world = Object.fromEntries(
    toOnlyWorlds(folderOf(smallSources['onlyworlds'] ?? {})).map((file) => [
      file.path,
      'text' in file ? file.text : null,
    ]),
  )
  const again = folderOf(world)
  expect(again.get('characters/mara.md')).toContain('- type: betrayed\n    to: locations/hythe')
  expect([...again.values()].filter((text) => text.includes('visible: true'))).toEqual([])
})

it('[CNV-71] exporting twice writes the same files', () => {
  expect(toOnlyWorlds(campaign)).toEqual(toOnlyWorlds(campaign))
  const paths = toOnlyWorlds(campaign).map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
})

it('[CNV-72] a scene as a Universal VTT file comes back with the same walls, doors and lights', () => {
  const read = (text: string) => {
    const opened = openUvtt(text, 'a.uvtt')
    return opened.ok ? opened.geometry : undefined
  }
  const geometry = read(JSON.stringify(smallUvtt))
  expect(geometry && read(toUvtt(geometry, smallUvtt.image))).toEqual(geometry)
})
