import type { BattleMap } from '#battle-map/battle-map.ts'
import type { Unseeded } from '#drawing/chance.ts'

const rows = [340, 480, 620, 760]

/** The drowned counting hall at the lowest ebb: pillars, desks, a dais, a strongroom. */
export const wetOffice: Unseeded<BattleMap> = {
  ground: 'dark',
  dusk: '#1d4a4a',
  features: [
    {
      kind: 'room',
      outline: [
        [200, 90],
        [1400, 90],
        [1400, 900],
        [200, 900],
      ],
      floor: 'slabs',
      openings: [
        { from: [720, 900], to: [880, 900], kind: 'gap' },
        { from: [1400, 260], to: [1400, 400], kind: 'broken-window' },
        { from: [1400, 480], to: [1400, 600], kind: 'window' },
        { from: [1400, 690], to: [1400, 820], kind: 'broken-window' },
        { from: [420, 90], to: [520, 90], kind: 'window' },
        { from: [1080, 90], to: [1180, 90], kind: 'window' },
      ],
    },
    {
      kind: 'room',
      outline: [
        [30, 380],
        [200, 380],
        [200, 640],
        [30, 640],
      ],
      floor: 'bricks',
    },
    { kind: 'strong-door', at: [200, 510] },
    { kind: 'crates', at: [100, 450], size: 0.8 },
    { kind: 'barrels', at: [110, 580], size: 0.8 },
    { kind: 'paving', box: [480, 106, 640, 130], floor: 'boards' },
    { kind: 'long-table', at: [800, 164], size: 1.1 },
    {
      kind: 'channel',
      points: [
        [800, 250],
        [790, 420],
        [812, 600],
        [800, 780],
        [800, 884],
      ],
      width: 190,
      ankleDeep: true,
    },
    { kind: 'puddle', at: [560, 420], radius: 40 },
    { kind: 'puddle', at: [1060, 620], radius: 52 },
    { kind: 'puddle', at: [300, 840], radius: 44 },
    { kind: 'puddle', at: [1330, 340], radius: 60 },
    { kind: 'puddle', at: [1340, 760], radius: 64 },
    ...rows.flatMap((y) => [
      { kind: 'desk' as const, at: [470, y] as const },
      { kind: 'desk' as const, at: [340, y + 14] as const, turn: 4 },
      { kind: 'desk' as const, at: [1130, y] as const },
      { kind: 'desk' as const, at: [1260, y + 10] as const, turn: -5 },
    ]),
    ...[310, 510, 710].flatMap((y) => [
      { kind: 'pillar' as const, at: [630, y] as const },
      { kind: 'pillar' as const, at: [970, y] as const },
    ]),
    { kind: 'weed', at: [1360, 330], size: 0.9 },
    { kind: 'weed', at: [1366, 756], turn: 12 },
    { kind: 'weed', at: [270, 180], turn: 180, size: 0.8 },
    { kind: 'rubble', at: [1040, 840], radius: 60 },
    { kind: 'steps', at: [800, 950] },
  ],
}
