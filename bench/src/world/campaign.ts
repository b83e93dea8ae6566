import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

export const EVENTS = 5000
const PLACES = 500
/** As many items as events: both lists have the same length. */
const ITEMS = EVENTS
/** One pin for comparison, the number of pins from the issue, and nearly the most that fit in the front matter of a file. */
export const MAPS = { 'locations/map-1': 1, 'locations/map-500': 500, 'locations/map-2400': 2400 } as const
/** 80 entities within two steps: itself, 10 beside it, and 7 beside most of these. */
export const WEB = 'characters/web'
const [WEB_FIRST, WEB_SECOND] = [10, 69]
/** Every event has a relationship with it. */
export const HUB = 'organizations/hub'

const MONTHS = 12
const DAYS = 30
const YEARS = 100

const CAMPAIGN = `name: The Reach
map: locations/map-500
calendar:
  months: [${Array.from({ length: MONTHS }, (_, month) => `{ name: Month${month + 1}, days: ${DAYS} }`).join(', ')}]
today: 1 Month1 ${YEARS}
`

const fields = (lines: readonly string[], text: string) => ['---', ...lines, '---', '', text, ''].join('\n')

/** Writes a campaign with maps of many pins, a web of 80, a hub of 5,000, and a timeline of 5,000. */
export async function writeWorldCampaign(folder: string): Promise<void> {
  const files = [['campaign.yaml', CAMPAIGN], ...places(), ...maps(), ...web(), ...events(), ...items()] as const
  for (const part of ['locations', 'maps', 'characters', 'organizations', 'events', 'items'])
    await mkdir(path.join(folder, part), { recursive: true })
  for (const [name = '', text = ''] of files) await writeFile(path.join(folder, name), text)
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index)

const places = () =>
  numbers(PLACES).map((index) => [
    `locations/p-${index}.md`,
    fields([`name: Place ${index}`, `tags: [town-${index % 20}]`, 'description: A wet place. It has houses.'], 'Mud.'),
  ])

/** Pins are on a slightly bent grid, so no row or column is a straight line. */
const maps = () =>
  Object.entries(MAPS).flatMap(([id, count]) => {
    const columns = Math.ceil(Math.sqrt(count))
    const pins = numbers(count).map((index) => {
      const [column, row] = [index % columns, Math.floor(index / columns)]
      const at = [
        ((column + 0.5 + 0.3 * Math.sin(row)) / columns) * 100,
        ((row + 0.5 + 0.3 * Math.cos(column)) / columns) * 100,
      ]
      return `- {to: locations/p-${index % PLACES}, at: [${at.map((one) => one.toFixed(1)).join()}]}`
    })
    const name = id.slice(id.indexOf('/') + 1)
    return [
      [`${id}.md`, fields([`name: Map of ${count}`, `map: maps/${name}.svg`, 'pins:', ...pins], 'A map.')],
      [`maps/${name}.svg`, drawn()],
    ]
  })

/** A picture without a tile of a single color. */
function drawn(): string {
  const circles = numbers(400).map(
    (index) =>
      `<circle cx="${(index * 397) % 4000}" cy="${(index * 211) % 3000}" r="${40 + (index % 90)}" fill="hsl(${index % 60} 40% ${30 + (index % 40)}%)"/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="3000"><rect width="4000" height="3000" fill="#a9976b"/>${circles.join('')}</svg>`
}

function web(): string[][] {
  const tie = (to: string) => `  - { type: knows, to: ${to} }`
  const around = numbers(WEB_FIRST).map((index) => [
    `characters/near-${index}.md`,
    fields([`name: Near ${index}`, 'relationships:', tie(WEB)], 'Near.'),
  ])
  const beyond = numbers(WEB_SECOND).map((index) => [
    `characters/far-${index}.md`,
    fields(
      [
        `name: Far ${index}`,
        'relationships:',
        tie(`characters/near-${index % WEB_FIRST}`),
        tie(`characters/near-${(index * 3 + 1) % WEB_FIRST}`),
      ],
      'Far.',
    ),
  ])
  return [
    [`${WEB}.md`, fields(['name: The Web'], 'In the middle.')],
    ...around,
    ...beyond,
    [`${HUB}.md`, fields(['name: The Hub'], 'All know it.')],
  ]
}

const events = () =>
  numbers(EVENTS).map((index) => {
    const date = `${1 + (index % DAYS)} Month${1 + (index % MONTHS)} ${1 + (index % YEARS)}`
    const tied = [
      'relationships:',
      `  - { type: affects, to: ${HUB} }`,
      `  - { type: affects, to: locations/p-${index % PLACES} }`,
    ]
    return [
      `events/event-${index}.md`,
      fields(
        [
          `name: Event ${index} of the Reach`,
          `tags: [war-${index % 10}]`,
          'description: Something happened.',
          `date: ${date}`,
          ...tied,
        ],
        'It rained.',
      ),
    ]
  })

const items = () =>
  numbers(ITEMS).map((index) => [
    `items/item-${index}.md`,
    fields(
      [`name: Item ${index} of the Reach`, `tags: [lamp-${index % 10}]`, 'description: Something to hold.'],
      'It is wet.',
    ),
  ])
