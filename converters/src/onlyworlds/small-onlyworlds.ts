const uuid = (last: number) => `0d2a8c2b-0000-4000-8000-00000000000${last}`

/** A small world folder of OnlyWorlds. */
export const smallOnlyWorlds = {
  'world.json': { name: 'The Salt Road', description: 'Six hours.' },
  'elements/character/mara--1.json': {
    id: uuid(1),
    type: 'character',
    name: 'Mara',
    description: 'Born on the ebb.\n\nSwore five years of [[lamps]].',
    supertype: 'guide',
    height: 170,
    birthplace: uuid(2),
    friends: [uuid(3), uuid(9)],
    background: 'A long story. '.repeat(20),
    x_kanka_id: 'characters/1',
  },
  'elements/location/hythe--2.json': {
    id: uuid(2),
    name: 'Hythe',
    description: '<p>A <b>port</b>.</p>',
    parent_location: null,
  },
  'elements/character/corin--3.json': { id: uuid(3), name: 'Corin', image_url: 'https://example.org/corin.png' },
  'elements/relation/r--4.json': { id: uuid(4), name: 'betrayed', actor: uuid(1), locations: [uuid(2)] },
  'elements/law/salt--5.json': { id: uuid(5), name: 'The Salt Law', declaration: 'No salt after dark.' },
  'spatial/map/reach--6.json': { id: uuid(6), name: 'Reach', image_url: 'media/reach.png', width: 200, height: 100 },
  'spatial/pin/p--7.json': {
    id: uuid(7),
    name: 'Port',
    map: uuid(6),
    element_id: uuid(2),
    element_type: 'location',
    x: 50,
    y: 25,
  },
}
