import { type FactRelation, question, relation } from './fact-relation.ts'

/** Relations about links between pages, their readers, and times in the world and at the table. */
export const worldRelations: readonly FactRelation[] = [
  relation(
    'picture',
    ['entity: symbol'],
    'An entity with a picture.',
    question('name: symbol', 'answer(name) :- character(id, name), !picture(id).'),
  ),
  relation(
    'mentions',
    ['from: symbol', 'to: symbol'],
    'A text of one entity links to another.',
    question(
      'name: symbol, pages: number',
      'answer(name, pages) :- entity(id, _, name), pages = count : { mentions(_, id) }.',
    ),
  ),
  relation(
    'dated',
    ['entity: symbol', 'begins: number', 'ends: number'],
    'When something happens in the world: its first and last day, counted in days of the campaign’s calendar.',
    question(
      'one: symbol, other: symbol',
      'answer(one, other) :- dated(a, b, e), dated(c, f, g), a != c, b <= g, f <= e, event(a, one), event(c, other).',
    ),
  ),
  relation(
    'scene_exit',
    ['from: symbol', 'to: symbol'],
    'A scene leads to another.',
    question(
      'scene: symbol, next: symbol',
      'answer(scene, next) :- scene_exit(a, b), scene(a, scene), scene(b, next).',
    ),
  ),
  relation(
    'pin',
    ['map: symbol', 'target: symbol', 'x: number', 'y: number'],
    'A pin on the map of an entity, its target, and its position in percent of the width and height. Only game masters get pins.',
    question(
      'map: symbol, place: symbol',
      'answer(map, place) :- pin(m, p, _, _), entity(m, _, map), entity(p, _, place).',
    ),
  ),
  relation(
    'equipped',
    ['character: symbol', 'item: symbol'],
    'What a character wears or wields.',
    question('who: symbol, item: symbol', 'answer(who, item) :- equipped(c, i), character(c, who), item(i, item).'),
  ),
  relation(
    'effect',
    ['source: symbol', 'does: symbol', 'on: symbol', 'amount: number', 'text: symbol'],
    'What a line of effect does: +boost, upgrade ability, soak and so on; for a skill, a moment such as attacking, any or always; how much at rank 1; and the line as written.',
    question(
      'name: symbol, text: symbol',
      'answer(name, text) :- effect(id, "+boost", "perception", _, text), entity(id, _, name).',
    ),
  ),
  relation(
    'visible_to_players',
    ['entity: symbol'],
    'An entity whose page all players get.',
    question('type: symbol, name: symbol', 'answer(type, name) :- entity(id, type, name), !visible_to_players(id).'),
  ),
  relation(
    'readers',
    ['entity: symbol', 'character: symbol'],
    'An entity shown only to the players of some characters, with one row for each of these characters.',
    question(
      'page: symbol, who: symbol',
      'answer(page, who) :- readers(id, c), entity(id, _, page), character(c, who).',
    ),
  ),
  relation(
    'session',
    ['number: number', 'started: symbol', 'ended: symbol'],
    'A session at the table, with its times in UTC, such as 2026-11-24T18:30:00Z. The end of an open session is "".',
    question('number: number, started: symbol', 'answer(number, started) :- session(number, started, "").'),
  ),
  relation(
    'revealed_in',
    ['entity: symbol', 'session: number'],
    'An entity that was shown to players in a session.',
    question(
      'name: symbol, session: number',
      'answer(name, session) :- revealed_in(id, session), entity(id, _, name).',
    ),
  ),
]
