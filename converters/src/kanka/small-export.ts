/** A small export of Kanka, for tests: one page of each kind that matters, written from the description of the format. */
export function smallKankaExport(): Record<string, object> {
  const entity = (id: number, name: string, more: object = {}) => ({ id, name, is_private: false, ...more })
  return {
    'info.json': { kanka_version: '3.4', export_version: 2 },
    'campaign.json': { id: 7, name: 'The Salt Road', entry: '<p>Six hours of causeway.</p>' },
    'settings/modules.json': { characters: { enabled: true } },
    'characters/mara_101.json': {
      id: 1,
      name: 'Mara: "Tide"',
      is_private: false,
      title: 'Tidewalker',
      age: '27',
      location_id: 1,
      characterTraits: [
        { name: 'Hair', entry: 'Salt-white', section_id: 1, is_private: false },
        { name: 'Fear', entry: 'Bells', section_id: 2, is_private: true },
      ],
      organisationMemberships: [{ id: 1, organisation_id: 1, role: 'Captain', is_private: true }],
      entity: entity(101, 'Mara: "Tide"', {
        type: 'Guide',
        entry:
          '<h2>Youth</h2><p>Born in [location:102], sister of [character:103|her <b>brother</b>] and [character:103|Corin]. ' +
          'Owes {attribute:1} to [organisation:999|the Guild].</p><script>alert(1)</script>' +
          '<table><tr><th>Tide</th><th>Hour</th></tr><tr><td>Ebb</td><td>6 | 7</td></tr></table>',
        image_uuid: 'aaaa',
        entityTags: [{ tag_id: 1 }, { tag_id: 2 }],
        posts: [
          { name: 'Rumor', entry: '<p>She walks alone.</p>', position: 1, visibility_id: 1 },
          {
            name: 'Truth',
            entry: '<p>She is [character:103].</p><ul><li>One</li></ul>',
            position: 2,
            visibility_id: 2,
          },
          { name: 'Mine', entry: '<p>Only me.</p>', position: 3, visibility_id: 4 },
        ],
        relationships: [
          { id: 1, target_id: 103, relation: 'sibling of', visibility_id: 1, mirror_id: 2 },
          { id: 3, target_id: 102, relation: 'betrayed', visibility_id: 2 },
        ],
        entityAttributes: [
          { id: 1, name: 'Debt', value: '212 marks', is_private: false },
          { id: 2, name: 'True name', value: 'Nobody', is_private: true },
        ],
        assets: [
          { type_id: 3, name: 'The Tidewalker', visibility_id: 1 },
          { type_id: 3, name: 'Nobody', visibility_id: 2 },
        ],
        inventories: [{ item_id: 1, amount: 2, visibility_id: 1 }],
        reminders: [{ calendar_id: 1, year: 241, month: 2, day: 30, visibility_id: 1, comment: 'born' }],
      }),
    },
    'characters/corin_103.json': {
      id: 2,
      name: 'Corin',
      is_private: true,
      entity: entity(103, 'Corin', {
        is_private: true,
        entry: '<p>He is not dead.</p>',
        relationships: [{ id: 2, target_id: 101, relation: 'sibling of', visibility_id: 1, mirror_id: 1 }],
      }),
    },
    'maps/reach_102.json': {
      id: 1,
      name: 'The Reach',
      is_private: false,
      width: 200,
      height: 100,
      markers: [
        { name: 'Gate', longitude: 50, latitude: 75, shape_id: 1, visibility_id: 1, entity_id: 101 },
        { name: 'Eels', longitude: 20, latitude: 10, shape_id: 5, visibility_id: 2, entry: '<p>Here be eels.</p>' },
      ],
      entity: entity(102, 'The Reach', { image_uuid: 'bbbb' }),
    },
    'locations/reach_104.json': { id: 1, name: 'The Reach', is_private: false, entity: entity(104, 'The Reach') },
    'organisations/ledger_105.json': { id: 1, name: 'Ledger', is_private: false, entity: entity(105, 'Ledger') },
    'items/bell_106.json': { id: 1, name: 'Bell', is_private: false, price: '3', entity: entity(106, 'Bell') },
    'tags/oath_107.json': { id: 1, name: 'oathbound', is_private: false, entity: entity(107, 'oathbound') },
    'tags/traitor_108.json': { id: 2, name: 'traitor', is_private: true, entity: entity(108, 'traitor') },
    'calendars/tides_109.json': {
      id: 1,
      name: 'Tides',
      is_private: false,
      months: JSON.stringify([
        { name: 'Lampmonth', length: 40 },
        { name: 'Saltmonth', length: 30 },
      ]),
      weekdays: JSON.stringify(['Lampday', 'Wickday']),
      date: '241-2-12',
      entity: entity(109, 'Tides'),
    },
    'gallery/aaaa.json': { id: 'aaaa', name: 'mara', ext: 'png', visibility_id: 1 },
    'gallery/bbbb.json': { id: 'bbbb', name: 'map', ext: 'png', visibility_id: 1 },
  }
}

/** The pictures of the export. */
export const smallKankaPictures = ['gallery/aaaa.png', 'gallery/bbbb.png', 'gallery/unused.png']
