import type { BattleMap } from '#battle-map/battle-map.ts'
import type { Unseeded } from '#drawing/chance.ts'

/** The yard before the road: a gate with a bar, toll-house, stable, carts, a jetty in the mud. */
export const tollGate: Unseeded<BattleMap> = {
  ground: 'mud',
  features: [
    {
      kind: 'channel',
      points: [
        [-60, 950],
        [400, 935],
        [800, 965],
        [1200, 930],
        [1660, 965],
      ],
      width: 200,
    },
    { kind: 'reeds', at: [90, 840], radius: 70 },
    { kind: 'reeds', at: [760, 850], radius: 60 },
    { kind: 'reeds', at: [1120, 800], radius: 80 },
    { kind: 'reeds', at: [1460, 760], radius: 90 },
    { kind: 'reeds', at: [1500, 210], radius: 90 },
    { kind: 'reeds', at: [1250, 180], radius: 60 },
    {
      kind: 'road',
      points: [
        [980, 500],
        [1200, 500],
        [1420, 490],
        [1660, 500],
      ],
      width: 150,
    },
    { kind: 'paving', box: [120, 300, 900, 430], floor: 'setts' },
    {
      kind: 'wall',
      points: [
        [1020, 405],
        [1240, 404],
        [1610, 400],
      ],
      floor: 'setts',
    },
    {
      kind: 'wall',
      points: [
        [1020, 596],
        [1240, 597],
        [1610, 596],
      ],
      floor: 'setts',
    },
    {
      kind: 'room',
      outline: [
        [200, 70],
        [520, 70],
        [520, 290],
        [200, 290],
      ],
      floor: 'boards',
      openings: [
        { from: [330, 290], to: [400, 290] },
        { from: [250, 70], to: [310, 70], kind: 'window' },
        { from: [430, 290], to: [480, 290], kind: 'window' },
      ],
    },
    { kind: 'table', at: [300, 150] },
    { kind: 'barrels', at: [460, 140], size: 0.9 },
    {
      kind: 'room',
      outline: [
        [640, 60],
        [980, 60],
        [980, 290],
        [640, 290],
      ],
      floor: 'slabs',
      openings: [{ from: [640, 120], to: [640, 230], kind: 'double-door' }],
    },
    {
      kind: 'wall',
      points: [
        [780, 70],
        [780, 160],
      ],
      floor: 'slabs',
    },
    {
      kind: 'wall',
      points: [
        [880, 70],
        [880, 160],
      ],
      floor: 'slabs',
    },
    { kind: 'straw-bales', at: [900, 236] },
    { kind: 'straw-bales', at: [830, 110], size: 0.5 },
    { kind: 'gate-pier', at: [1030, 396] },
    { kind: 'gate-pier', at: [1030, 606] },
    { kind: 'gate-bar', at: [1030, 498] },
    { kind: 'lit-lamp', at: [1120, 372] },
    { kind: 'cart', at: [300, 430], turn: 12 },
    { kind: 'cart', at: [720, 650], turn: -160 },
    { kind: 'crates', at: [560, 390] },
    { kind: 'barrels', at: [900, 400] },
    { kind: 'barrel-row', at: [240, 690] },
    { kind: 'crate', at: [480, 560], turn: 20 },
    { kind: 'planks', from: [440, 740], to: [440, 960], width: 78 },
    { kind: 'punt', at: [560, 920], turn: 8 },
    { kind: 'rock', at: [60, 420], radius: 34 },
    { kind: 'rock', at: [1140, 700], radius: 30 },
    { kind: 'rock', at: [1320, 300], radius: 34 },
    { kind: 'puddle', at: [620, 520], radius: 40 },
    { kind: 'bell', at: [540, 320] },
    { kind: 'fog', at: [1600, 60], radius: 170 },
    { kind: 'fog', at: [20, 980], radius: 150 },
  ],
}
