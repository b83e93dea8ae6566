import { type FactRelation, question, relation } from './fact-relation.ts'
import { worldRelations } from './world-relations.ts'

export type { FactRelation } from './fact-relation.ts'

const named = (name: string, about: string) =>
  relation(name, ['id: symbol', 'name: symbol'], about, question('name: symbol', `answer(name) :- ${name}(_, name).`))

/** Every relation that queries may use, in display order. Ids are entity ids, as in page addresses. */
export const factRelations: readonly FactRelation[] = [
  named('character', 'A character and their name.'),
  named('item', 'An item and its name.'),
  named('location', 'A place and its name.'),
  named('organization', 'A group or faction and its name.'),
  named('event', 'An event and its name.'),
  named('scene', 'A scene and its name.'),
  relation(
    'entity',
    ['id: symbol', 'type: symbol', 'name: symbol'],
    'Anything that has a page, its type and its name.',
    question(
      'type: symbol, pages: number',
      'answer(type, pages) :- entity(_, type, _), pages = count : { entity(_, type, _) }.',
    ),
  ),
  relation(
    'relationship',
    ['from: symbol', 'type: symbol', 'to: symbol'],
    'How one entity is related to another.',
    question(
      'id: symbol, name: symbol',
      [
        'tied(x, y) :- relationship(x, _, y). tied(x, y) :- relationship(y, _, x).',
        'tied(x, z) :- tied(x, y), relationship(y, "part of", z).',
        'answer(id, name) :- tied(id, org), organization(org, _), character(id, name).',
      ].join('\n'),
    ).replace('.decl answer', '.decl tied(x: symbol, y: symbol)\n.decl answer'),
  ),
  relation(
    'entity_tag',
    ['id: symbol', 'tag: symbol'],
    'A tag of an entity.',
    question('name: symbol', 'answer(name) :- entity_tag(id, "party-member"), entity(id, _, name).'),
  ),
  relation(
    'entity_property',
    ['id: symbol', 'key: symbol', 'value: symbol'],
    'A property as written, always as text; a list has one row per item.',
    question(
      'name: symbol, range: symbol',
      'answer(name, range) :- entity_property(id, "item_range", range), item(id, name).',
    ),
  ),
  relation(
    'entity_description',
    ['id: symbol', 'text: symbol'],
    'The short description of an entity.',
    question(
      'name: symbol',
      'answer(name) :- entity_description(id, text), contains("lamp", text), entity(id, _, name).',
    ),
  ),
  relation(
    'character_carries',
    ['character: symbol', 'item: symbol', 'amount: number'],
    'What a character carries right now.',
    question(
      'who: symbol, item: symbol, amount: number',
      'answer(who, item, amount) :- character_carries(c, i, amount), character(c, who), item(i, item).',
    ),
  ),
  relation(
    'character_talent',
    ['character: symbol', 'talent: symbol', 'rank: number'],
    'A talent of a character, with its rank.',
    question(
      'who: symbol, talent: symbol, rank: number',
      'answer(who, talent, rank) :- character_talent(c, t, rank), character(c, who), entity(t, _, talent).',
    ),
  ),
  relation(
    'current_property',
    ['id: symbol', 'key: symbol', 'value: symbol'],
    'Current state: hitpoints, strain and condition of characters, and whether an entity is visible to players.',
    question(
      'who: symbol, hitpoints: symbol',
      'answer(who, hitpoints) :- character(c, who), current_property(c, "hitpoints", hitpoints).',
    ),
  ),
  relation(
    'character_value',
    ['character: symbol', 'key: symbol', 'value: number'],
    'A number of a character: characteristics, skill ranks, hitpoints, maxHp, strain and strainThreshold.',
    question(
      'who: symbol, left: number',
      'answer(who, most - strain) :- character_value(c, "strain", strain), character_value(c, "strainThreshold", most), character(c, who).',
    ),
  ),
  relation(
    'in_scene',
    ['entity: symbol', 'scene: symbol'],
    'Who and what is in a scene.',
    question(
      'name: symbol, scene: symbol',
      'answer(name, scene) :- in_scene(id, s), entity(id, _, name), scene(s, scene).',
    ),
  ),
  ...worldRelations,
]
