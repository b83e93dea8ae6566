import type { Banner } from '../banner/banner.ts'
import type { Unseeded } from '../drawing/chance.ts'

/** The banners of the demo campaign, by entity id. */
export const banners: Readonly<Record<string, Unseeded<Banner>>> = {
  'organizations/the-wickwardens': {
    cut: 'pointed',
    emblem: 'lamp-tower',
    cloth: '#8f343d',
    trim: '#f0cf92',
    wall: '#3b3d5f',
  },
  'organizations/the-third-watch': {
    cut: 'pennant',
    emblem: 'three-flames',
    cloth: '#1f5558',
    trim: '#f0e6cc',
    wall: '#d8a58a',
  },
  'organizations/the-tablers-company': {
    cut: 'fringed',
    emblem: 'moon-table',
    cloth: '#1f2f55',
    trim: '#cfd6da',
    wall: '#6d8296',
    charge: { kind: 'pale', colour: '#2c4276' },
  },
  'organizations/the-dryfoot-brothers': {
    cut: 'straight',
    emblem: 'footprint',
    cloth: '#d9cdb0',
    trim: '#6a4a32',
    wall: '#96744f',
  },
  'organizations/the-meridian-drainage-company': {
    cut: 'swallowtail',
    emblem: 'spade-and-sun',
    cloth: '#f1ede0',
    trim: '#b8862f',
    wall: '#7fa4a0',
    charge: { kind: 'band', colour: '#d9b04f' },
  },
  'organizations/the-marsh-larks': {
    cut: 'ragged',
    emblem: 'lark-and-lantern',
    cloth: '#26272a',
    trim: '#e8bf3f',
    wall: '#a9785f',
  },
  'organizations/the-dykeguard': {
    cut: 'notched',
    emblem: 'wall-and-boot',
    cloth: '#4d6478',
    trim: '#c5cac8',
    wall: '#b9c7ba',
  },
  'organizations/the-tide-mail': {
    cut: 'round',
    emblem: 'winged-letter',
    cloth: '#6fa3c2',
    trim: '#faf1da',
    wall: '#2c4d5f',
  },
  'organizations/the-cutting': {
    cut: 'woven',
    emblem: 'sickle-and-reeds',
    cloth: '#5f7a45',
    trim: '#e6d08a',
    wall: '#3f3a2a',
  },
  'organizations/the-office-of-measures': {
    cut: 'swallowtail',
    emblem: 'balance',
    cloth: '#c99a2e',
    trim: '#20201e',
    wall: '#5a5348',
    charge: { kind: 'chief', colour: '#20201e' },
  },
  'organizations/the-tarrow-tidings': {
    cut: 'straight',
    emblem: 'gull-on-line',
    cloth: '#efe5cd',
    trim: '#26262a',
    wall: '#8f5a4a',
  },
  'organizations/the-quiet-ledger': {
    cut: 'drowned',
    emblem: 'closed-book',
    cloth: '#6c8388',
    trim: '#e9e3d2',
    wall: '#1d3a40',
  },
}
