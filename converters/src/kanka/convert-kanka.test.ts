import { expect, it } from 'vitest'

import { convert } from '../convert.ts'
import { smallKankaExport, smallKankaPictures } from './small-export.ts'

function converted(sources: Record<string, object>) {
  const texts = Object.entries(sources).map(([path, value]) => [path, JSON.stringify(value)] as const)
  const result = convert(
    new Map<string, string | null>([...texts, ...smallKankaPictures.map((path) => [path, null] as const)]),
  )
  if (!result.ok) throw new Error(`${result.file}: ${result.why}`)
  const textOf = new Map(result.files.flatMap((file) => ('text' in file ? [[file.path, file.text]] : [])))
  return { ...result, textOf }
}

const { textOf, report, files: written } = converted(smallKankaExport())

it('[CNV-10] a character of Kanka becomes a page with its links, ties, things, date and secrets', () => {
  expect(textOf.get('characters/mara-tide.md')).toMatchInlineSnapshot(`
    "---
    name: 'Mara: "Tide"'
    type: character
    aliases:
      - The Tidewalker
    tags:
      - oathbound
    visible: true
    picture: pictures/aaaa.png
    date: 241-2-30
    properties:
      type: Guide
      title: Tidewalker
      age: "27"
      Debt: 212 marks
    relationships:
      - type: located in
        to: locations/the-reach
      - type: member of
        to: organizations/ledger
        secret: true
      - type: Captain
        to: organizations/ledger
        secret: true
      - type: sibling of
        to: characters/corin
      - type: betrayed
        to: locations/the-reach-2
        secret: true
    inventory:
      items/bell: 2
    gmNotes: |
      - True name: Nobody
      - Alias: Nobody
    ---

    ## Youth

    Born in [[locations/the-reach-2]], sister of [[characters/corin]] and [[characters/corin]]. Owes 212 marks to the Guild.

    | Tide | Hour |
    | - | - |
    | Ebb | 6 \\| 7 |

    ## Appearance

    - Hair: Salt-white

    > [!secret]
    >
    > ## Personality
    >
    > - Fear: Bells

    ## Rumor

    She walks alone.

    > [!secret]
    >
    > ## Truth
    >
    > She is [[characters/corin]].
    >
    > - One

    > [!secret]
    >
    > ## Mine
    >
    > Only me.
    "
  `)
})

it('[CNV-11] what is private in Kanka is hidden: pages, posts, traits, attributes, aliases, ties, pins and tags', () => {
  expect(textOf.get('characters/corin.md')).toContain('visible: false\n')
  const mara = textOf.get('characters/mara-tide.md') ?? ''
  const open = mara.replace(/^gmNotes:[^]*?^---/m, '').replaceAll(/^>.*$/gm, '')
  for (const secret of ['Bells', 'Truth', 'Only me', 'Nobody', 'True name', 'traitor', 'Corin'])
    expect(open).not.toContain(secret)
  expect(mara).toContain('type: betrayed\n    to: locations/the-reach-2\n    secret: true')
  expect(textOf.get('locations/the-reach-2.md')).toContain('label: Eels\n    secret: true')
  expect(report.visibility).toEqual({ readableByPlayers: 6, hidden: 2 })
})

it('[CNV-12] a map has its picture, and pins in percent from the top left', () => {
  expect(textOf.get('locations/the-reach-2.md')).toMatchInlineSnapshot(`
    "---
    name: The Reach
    type: location
    visible: true
    picture: pictures/bbbb.png
    map: pictures/bbbb.png
    pins:
      - to: characters/mara-tide
        at:
          - 25
          - 25
      - at:
          - 10
          - 90
        label: Eels
        secret: true
    ---

    > [!secret]
    >
    > ### Eels
    >
    > Here be eels.
    "
  `)
})

it('[CNV-13] the first usable calendar is the calendar of the campaign', () => {
  expect(textOf.get('campaign.yaml')).toMatchInlineSnapshot(`
    "name: The Salt Road
    calendar:
      months:
        - name: Lampmonth
          days: 40
        - name: Saltmonth
          days: 30
      weekdays:
        - Lampday
        - Wickday
    today: 241-2-12
    "
  `)
})

it('[CNV-5] reports every file once, and every loss with its cause', () => {
  expect(report.files.map(({ file }) => file).toSorted()).toEqual(
    [...Object.keys(smallKankaExport()), ...smallKankaPictures].toSorted(),
  )
  expect(report.lost.map(({ key, count, examples }) => [key, count, examples[0]])).toMatchInlineSnapshot(`
    [
      [
        "droppedElement",
        1,
        "characters/mara-tide: script",
      ],
      [
        "missingTarget",
        1,
        "characters/mara-tide: [organisation:999]",
      ],
      [
        "pinShape",
        1,
        "locations/the-reach-2: Eels",
      ],
      [
        "unusedPicture",
        1,
        "gallery/unused.png",
      ],
    ]
  `)
  expect(written.filter((file) => 'copyOf' in file)).toEqual([
    { path: 'pictures/aaaa.png', copyOf: 'gallery/aaaa.png' },
    { path: 'pictures/bbbb.png', copyOf: 'gallery/bbbb.png' },
  ])
})

it.each([['yes'], ['true'], [1], [{}], [null], [undefined]])(
  '[CNV-11] a page is hidden if is_private is %j in both records',
  (isPrivate) => {
    const files = smallKankaExport()
    const item = {
      id: 1,
      name: 'Bell',
      is_private: isPrivate,
      entity: { id: 106, name: 'Bell', is_private: isPrivate },
    }
    expect(converted({ ...files, 'items/bell_106.json': item }).textOf.get('items/bell.md')).toContain('visible: false')
  },
)

it('[CNV-10] a mention of a tag without a text is its name, or "something" if the tag is private', () => {
  const entity = { id: 110, name: 'Log', is_private: false, entry: '<p>[tag:107] and [tag:108]</p>' }
  const files = { ...smallKankaExport(), 'notes/log_110.json': { id: 1, is_private: false, entity } }
  const [log = ''] = [...converted(files).textOf].flatMap(([path, text]) => (path.endsWith('/log.md') ? [text] : []))
  expect(log).toContain('\noathbound and something\n')
})

it('[CNV-13] the date of a public journal is the campaign date of a newsletter', () => {
  const reminders = [{ calendar_id: 1, year: 241, month: 1, day: 2, visibility_id: 1 }]
  const entity = { id: 111, name: 'Gazette', is_private: false, reminders }
  const files = { ...smallKankaExport(), 'journals/g_111.json': { id: 1, is_private: false, entity } }
  expect(converted(files).textOf.get('newsletters/gazette.md')).toContain('campaignDate: 241-1-2\n')
})
