import type { BattleMap } from '#battle-map/battle-map.ts'
import type { Unseeded } from '#drawing/chance.ts'

/** The lamp room at the top of the stair: one great lens, glass all round, the sea far below. */
export const candleStair: Unseeded<BattleMap> = {
  ground: 'sea',
  features: [
    { kind: 'rock', at: [250, 860], radius: 90 },
    { kind: 'rock', at: [360, 930], radius: 60 },
    { kind: 'rock', at: [1380, 140], radius: 70 },
    { kind: 'rock', at: [1460, 230], radius: 44 },
    { kind: 'rock', at: [1330, 880], radius: 80 },
    { kind: 'rock', at: [180, 200], radius: 54 },
    { kind: 'gallery', middle: [800, 500], radius: 470, width: 112 },
    {
      kind: 'room',
      outline: { middle: [800, 500], radius: 350 },
      floor: 'slabs',
      openings: [
        { from: [553, 252], to: [640, 189], kind: 'window' },
        { from: [700, 164], to: [800, 150], kind: 'window' },
        { from: [850, 153], to: [950, 183], kind: 'window' },
        { from: [1000, 212], to: [1076, 286], kind: 'window' },
        { from: [1140, 420], to: [1149, 530], kind: 'broken-window' },
        { from: [1126, 624], to: [1076, 714], kind: 'window' },
        { from: [1000, 788], to: [910, 832], kind: 'window' },
        { from: [840, 848], to: [760, 848], kind: 'door' },
        { from: [690, 832], to: [600, 788], kind: 'window' },
        { from: [524, 714], to: [474, 624], kind: 'window' },
        { from: [474, 376], to: [524, 286], kind: 'window' },
      ],
    },
    { kind: 'spiral-stair', at: [550, 500], turn: 20 },
    { kind: 'lens', at: [830, 500] },
    { kind: 'tank', at: [760, 250] },
    { kind: 'tank', at: [890, 256], size: 0.86 },
    { kind: 'tank', at: [1040, 350], size: 0.9 },
    { kind: 'book-desk', at: [690, 742], turn: 24 },
    { kind: 'crates', at: [1010, 700], size: 0.85 },
    { kind: 'barrels', at: [610, 320], size: 0.9 },
    { kind: 'rubble', at: [1090, 476], radius: 34 },
    { kind: 'rubble', at: [1206, 470], radius: 26 },
  ],
}
