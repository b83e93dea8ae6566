const everyone = { default: 2 }

/** A character of the genesys system with a skill of its own, a weapon, armor, a talent and a description. */
const mara = {
  _id: 'maramaramaramara',
  name: 'Mara',
  type: 'character',
  img: 'worlds/salt/mara%20vane.png',
  ownership: { ...everyone, user1: 3 },
  _stats: { systemId: 'genesys', coreVersion: '13' },
  system: {
    characteristics: { brawn: 2, agility: 4, intellect: 2, cunning: 3, willpower: 3, presence: 2 },
    wounds: { value: 3, max: 12 },
    strain: { value: 0, max: 11 },
    details: { gender: '', age: '27' },
    notes:
      '<p>Guards @UUID[JournalEntry.roadroadroadroad]{the road}; fears @Actor[eelseelseelseels]{the eels}. [[/r 2d6]]{Luck}</p>' +
      '<section class="secret" id="secret-1"><p>She is the eel.</p></section>' +
      '<section class="secret revealed"><p>Known now.</p></section>',
    motivations: { fear: { name: 'Bells', description: '<p>At night.</p>' } },
  },
  items: [
    { _id: 'i1', name: 'Ranged - Light', type: 'skill', system: { characteristic: 'agility', rank: 2, career: true } },
    { _id: 'i2', name: 'Tide Lore', type: 'skill', system: { characteristic: 'cunning', rank: 1 } },
    { _id: 'i3', name: 'Cool', type: 'skill', system: { characteristic: 'presence', rank: 0 } },
    {
      _id: 'i4',
      name: 'Wick-knife',
      type: 'weapon',
      system: {
        baseDamage: 1,
        damageCharacteristic: 'brawn',
        critical: 3,
        range: 'engaged',
        skills: ['Melee'],
        qualities: [{ name: 'Pierce', isRated: true, rating: 2 }],
        quantity: 2,
        encumbrance: 1,
        description: '<p>For wicks.</p>',
        source: '',
      },
    },
    { _id: 'i5', name: 'Oilskin', type: 'armor', system: { soak: 1, defense: 0, encumbrance: 2, quantity: 1 } },
    {
      _id: 'i6',
      name: 'Sure Step',
      type: 'talent',
      system: {
        tier: 1,
        rank: 2,
        description: 'Walks.',
        source: 'A printed book, p. 1',
        activation: { type: 'passive' },
      },
    },
    { _id: 'i7', name: 'Tidewalker', type: 'career', system: {} },
  ],
  effects: [{ name: 'Boost', changes: [] }],
}

/** An adversary of the starwarsffg system, which players do not see. */
const eels = {
  _id: 'eelseelseelseels',
  name: 'Eels',
  type: 'minion',
  img: 'icons/svg/mystery-man.svg',
  ownership: { default: 0, user1: 2 },
  _stats: { systemId: 'starwarsffg' },
  system: {
    characteristics: {
      Brawn: { value: 3 },
      Agility: { value: 2 },
      Intellect: { value: 1 },
      Cunning: { value: 1 },
      Willpower: { value: 1 },
      Presence: { value: 1 },
    },
    stats: { soak: { value: 3 }, defence: { melee: 1, ranged: 0 }, wounds: { value: 0, max: 15 } },
    unit_wounds: { value: 5 },
    skills: { Brawl: { rank: 1, characteristic: 'Brawn' } },
    biography: '<p>Cold.</p>',
  },
  items: [{ _id: 'e1', name: 'Adversary 1', type: 'talent', system: {} }],
}

const road = {
  _id: 'roadroadroadroad',
  name: 'The Road',
  ownership: everyone,
  pages: [
    {
      name: 'What all know',
      type: 'text',
      sort: 1,
      text: { content: '<p>Six hours.</p>', format: 1 },
      ownership: { default: -1 },
    },
    {
      name: 'What none know',
      type: 'text',
      sort: 2,
      text: { content: '<p>Five.</p>', format: 1 },
      ownership: { default: 0 },
    },
  ],
}

/** A scene with padding, a wall, a secret door and a hidden token. */
const cellar = {
  _id: 'cellarcellarcell',
  name: 'Cellar',
  width: 1000,
  height: 500,
  padding: 0.1,
  grid: { type: 1, size: 100, distance: 5 },
  background: { src: 'worlds/salt/cellar.png' },
  walls: [
    { c: [100, 100, 200, 100], move: 20, sight: 20, light: 20, door: 0 },
    { c: [200, 100, 300, 100], move: 20, sight: 20, light: 20, door: 2, ds: 1 },
  ],
  lights: [{ x: 600, y: 350, config: { dim: 30, bright: 15, color: '#ff8800' } }],
  tokens: [{ name: 'Eels', actorId: 'eelseelseelseels', hidden: true }],
  notes: [{ entryId: 'roadroadroadroad', x: 600, y: 350 }],
  ownership: everyone,
}

/** Exports of Foundry, for tests. */
export const smallFoundry = {
  'fvtt-Actor-mara.json': mara,
  'fvtt-Actor-eels.json': eels,
  'fvtt-JournalEntry-road.json': road,
  'fvtt-Scene-cellar.json': cellar,
}
