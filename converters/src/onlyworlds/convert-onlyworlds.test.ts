import { expect, it } from 'vitest'

import { convert } from '../convert.ts'
import { smallSources } from '../small-sources.ts'

const converted = convert(new Map(Object.entries(smallSources['onlyworlds'] ?? {})))
if (!converted.ok) throw new Error(converted.why)
const { files, report } = converted
const textOf = new Map(files.flatMap((file) => ('text' in file ? [[file.path, file.text]] : [])))

it('[CNV-60] an element becomes a hidden page with its properties, texts and relationships', () => {
  expect(textOf.get('characters/mara.md')).toMatchInlineSnapshot(`
    "---
    name: Mara
    type: character
    visible: false
    properties:
      kind: guide
      height: 170
    relationships:
      - type: betrayed
        to: locations/hythe
      - type: birthplace
        to: locations/hythe
      - type: friends
        to: characters/corin
    ---

    Born on the ebb.

    Swore five years of ((lamps)).

    ## Background

    A long story. A long story. A long story. A long story. A long story. A long story. A long story. A long story. A long story. A long story. A long story. A long story. A long story. A long story. A long story. A long story. A long story. A long story. A long story. A long story.
    "
  `)
  expect(report.visibility.readableByPlayers).toBe(0)
})

it('[CNV-61] a map has its picture of the folder and its pins', () => {
  expect(textOf.get('locations/reach.md')).toContain(
    'map: pictures/reach.png\npins:\n  - to: locations/hythe\n    at:\n      - 25\n      - 25\n    secret: true\n',
  )
})

it('[CNV-5] a link to nothing and a picture on the web are reported', () => {
  expect(report.lost.map(({ key, count }) => [key, count])).toEqual([
    ['externalPicture', 1],
    ['missingTarget', 1],
  ])
})
