/** A world of Azgaar's generator with two towns, in the shape of the minimal export. */
export const smallWorld = {
  info: { version: '1.147.1', mapName: 'Saltmere', width: 400, height: 200 },
  settings: { populationRate: 1000, urbanization: 1, options: { year: 241, era: 'Road Era', eraShort: 'RE' } },
  mapCoordinates: { latT: 10 },
  notes: [
    { id: 'burg1', name: 'Tarrow', legend: '<p>The tide takes the <b>low</b> streets.</p>' },
    { id: 'marker7', name: 'Wreck', legend: 'A hull of glass.' },
  ],
  pack: {
    burgs: [
      {},
      {
        i: 1,
        name: 'Tarrow',
        x: 100,
        y: 50,
        state: 1,
        culture: 1,
        capital: 1,
        port: 2,
        walls: 1,
        population: 4.5,
        type: 'Naval',
      },
      { i: 2, name: 'Hythe', x: 300, y: 150, state: 1, culture: 1, capital: 0, population: 1.2, type: 'Generic' },
      { i: 3, name: 'Gone', x: 1, y: 1, removed: true },
    ],
    states: [
      { i: 0, name: 'Neutrals', diplomacy: [['x declared war on y']] },
      {
        i: 1,
        name: 'Reach',
        fullName: 'Kingdom of the Reach',
        formName: 'Kingdom',
        capital: 1,
        culture: 1,
        pole: [200, 100],
        diplomacy: ['x', 'x', 'Enemy'],
        campaigns: [{ name: 'War of Wicks', start: 200, end: 203 }],
      },
      { i: 2, name: 'Fen', fullName: 'Fen', pole: [20, 20], diplomacy: ['x', 'Enemy', 'x'] },
    ],
    provinces: [0, { i: 1, state: 1, name: 'Flats' }],
    cultures: [
      { i: 0, name: 'Wildlands' },
      { i: 1, name: 'Reedfolk', type: 'River' },
    ],
    religions: [
      { i: 0, name: 'No religion' },
      { i: 1, name: 'The Tides', type: 'Folk', form: 'Animism', deity: 'Ebb', culture: 1 },
    ],
    markers: [{ i: 7, type: 'wreck', icon: '⚓', x: 40, y: 180 }],
    rivers: [{ i: 1, name: 'Ooze' }],
  },
}

/** Writes `smallWorld` as a `.map` file, with its drawing. */
export function smallMapFile(): string {
  const lines = Array.from({ length: 36 }, () => '')
  const { pack, notes } = smallWorld
  const settings = Array.from({ length: 25 }, () => '')
  settings[12] = '1000'
  settings[13] = '1'
  settings[19] = JSON.stringify({ eraShort: 'RE' })
  settings[20] = 'Saltmere'
  lines[0] = '1.99.0|File can be loaded in azgaar.github.io|2026-11-29|123|400|200|1732'
  lines[1] = settings.join('|')
  lines[4] = JSON.stringify(notes)
  lines[5] =
    '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200" onload="x()"><script>x()</script><rect width="9" height="9"/></svg>'
  lines[13] = JSON.stringify(pack.cultures)
  lines[14] = JSON.stringify(pack.states)
  lines[15] = JSON.stringify(pack.burgs)
  lines[29] = JSON.stringify(pack.religions)
  lines[30] = JSON.stringify(pack.provinces)
  lines[35] = JSON.stringify(pack.markers)
  return lines.join('\r\n')
}
