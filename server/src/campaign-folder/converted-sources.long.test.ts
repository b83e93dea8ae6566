import { convert, type SourceFiles } from '@waybook/converters'
import { smallSources } from '@waybook/converters/small-sources'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { compileCampaign } from './load-campaign.ts'
import { readCampaign } from './read-campaign-folder.ts'

/** Checks the texts of a converted source, without its pictures. */
async function faultsIn(source: SourceFiles) {
  const converted = convert(source)
  if (!converted.ok) return []
  const texts = new Map(converted.files.flatMap((file) => ('text' in file ? [[file.path, file.text] as const] : [])))
  const nothing = {
    facts: new Map<string, string>(),
    pictures: new Set<string>(),
    all: new Set<string>(),
    misnamed: null,
    faults: [],
  }
  return (await compileCampaign(readCampaign({ root: '', texts, ...nothing }), { pictures: null })).faults
}

/** Texts that mean something to Waybook, to HTML, to YAML or to a path. */
const hostile = fc.constantFrom(
  '[[characters/mara]]',
  '[[ characters/mara | x',
  '%% hidden',
  '> [!secret] x',
  '[!gm] y',
  '［！secret］',
  'Hush!Secret',
  '[<b>!gm</b>] z',
  '<script>alert(1)</script>',
  '<section class="secret">a</section>',
  '<table><tr><td><section class="secret">b</section></td></tr></table>',
  '<p>'.repeat(200),
  '<b><i>'.repeat(60),
  '&lt;b&gt;'.repeat(60),
  '*_~|'.repeat(900),
  '- '.repeat(80),
  '---\nname: x\n---',
  '../../etc/passwd',
  'C:\\x',
  '\0\ud800',
  '\u202e\u200b',
  '__proto__',
  'constructor',
  '',
  ' ',
  '{{< x >}}',
  'x'.repeat(120_000),
  '${jndi:ldap://x}',
  '[character:101|<b>x</b>]',
  '{attribute:1}',
  '1e999',
  'no',
  '2026-01-01',
)
const word = fc.oneof(
  hostile,
  fc.string({ maxLength: 20, unit: 'grapheme' }),
  fc.array(hostile, { maxLength: 3 }).map((some) => some.join('')),
)
const value = fc.oneof(
  { weight: 6, arbitrary: word },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
  fc.constantFrom(-1, 0, 1, 2, 5, 1e12, null, true),
)

/** Changes some of the values of a JSON text, whatever their kind. Writes into any other text. */
function damaged(text: string, changes: readonly [number, unknown][]): string {
  if (!/^[[{]/.test(text)) {
    return changes.reduce((before, [at, changed]) => {
      const place = at % before.length
      const written = typeof changed === 'string' ? changed : JSON.stringify(changed)
      return `${before.slice(0, place)}${written}${before.slice(place + (at % 3))}`
    }, text)
  }
  const places: [Record<string, unknown>, string][] = []
  const root: unknown = JSON.parse(text)
  const collect = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    for (const [key, child] of Object.entries(node)) {
      places.push([node as Record<string, unknown>, key])
      collect(child)
    }
  }
  collect(root)
  for (const [at, changed] of changes) {
    const [node, key] = places[at % places.length] ?? []
    if (node && key !== undefined) node[key] = changed
  }
  return JSON.stringify(root)
}

describe.each(Object.keys(smallSources))('a damaged source of %s', (format) => {
  const source = smallSources[format] ?? {}
  const texts = Object.keys(source).filter((path) => source[path] !== null)

  it('[CNV-2] converts to a folder without faults, with every file in the report once', async () => {
    const change = fc.tuple(fc.nat(), value)
    const changes = fc.dictionary(fc.constantFrom(...texts), fc.array(change, { maxLength: 4 }), { maxKeys: 6 })
    await fc.assert(
      fc.asyncProperty(changes, async (some) => {
        const broken = new Map(
          Object.entries(source).map(([path, text]) => [
            path,
            text !== null && some[path] ? damaged(text, some[path]) : text,
          ]),
        )
        const converted = convert(broken)
        const reported = converted.ok ? converted.report.files.map(({ file }) => file) : [...broken.keys()]
        expect(reported).toEqual([...broken.keys()])
        expect(await faultsIn(broken)).toEqual([])
      }),
      { numRuns: 1000 },
    )
  })
})
