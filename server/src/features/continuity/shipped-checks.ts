import type { ContinuityCheck } from './continuity-check.ts'

/** `inside(x, y)`: x is a place within the place y. */
const INSIDE = `.decl inside(place: symbol, other: symbol)
inside(x, y) :- relationship(x, "part of", y), location(x, _), location(y, _).
inside(x, y) :- relationship(x, "located in", y), location(x, _), location(y, _).
inside(x, y) :- relationship(y, "contains", x), location(x, _), location(y, _).
inside(x, z) :- inside(x, y), inside(y, z).
`

/** `attends(who, event)`: a character takes part, and is not only affected or remembered. `happens_at(event, place)`: where an event is. */
const EVENTS = `.decl attends(who: symbol, event: symbol)
attends(c, e) :- relationship(c, type, e), character(c, _), event(e, _), takes_part(type).
attends(c, e) :- relationship(e, type, c), character(c, _), event(e, _), has_there(type).
.decl takes_part(type: symbol)
takes_part("attended"). takes_part("attends"). takes_part("was at"). takes_part("took part in").
takes_part("takes part in"). takes_part("fought in"). takes_part("witnessed"). takes_part("died in").
.decl has_there(type: symbol)
has_there("includes"). has_there("involves"). has_there("attended by"). has_there("witnessed by").
.decl happens_at(event: symbol, place: symbol)
happens_at(e, p) :- relationship(e, type, p), event(e, _), location(p, _), at_place(type).
.decl at_place(type: symbol)
at_place("located in"). at_place("located at"). at_place("happens at"). at_place("happened at"). at_place("takes place at").
`

/** The continuity checks of every campaign, in the order in which they are listed. */
export const shippedChecks: readonly ContinuityCheck[] = [
  {
    id: 'secrets',
    name: 'Secrets that a text gives away',
    purpose: 'Looks for names of hidden pages that are spelled out in a text that players may read.',
    advice:
      'Link the name without a shown text, so players read “someone” or “something”. Or put it into a secret, or mark this as intended.',
    program: null,
    wording: '{entity} spells out “{words}”, the name of {hidden}{place}',
  },
  {
    id: 'unmentioned',
    name: 'Pages that nothing mentions',
    purpose: 'Looks for pages that no text links to and that are in no relationship, inventory or scene, nor on a map.',
    advice: 'Mention it on a page, or mark this as intended.',
    program: `.decl tied(id: symbol)
tied(x) :- mentions(_, x).
tied(x) :- relationship(x, _, _).
tied(x) :- relationship(_, _, x).
tied(x) :- character_carries(_, x, _).
tied(x) :- character_talent(_, x, _).
tied(x) :- scene_exit(_, x).
tied(x) :- pin(_, x, _, _).
tied(x) :- entity_tag(x, "party-member").
tied(x) :- entity(x, "newsletter", _).
tied(x) :- entity(x, "sourcebook", _).
tied(x) :- entity(x, "style", _).
tied(x) :- entity(x, "career", _).
tied(x) :- entity(x, "archetype", _).
tied(x) :- entity(x, "change", _).
tied(x) :- entity(x, "set", _).
.decl answer(entity: symbol)
answer(x) :- entity(x, _, _), !tied(x).`,
    wording: 'Nothing mentions {entity}',
  },
  {
    id: 'two-places',
    name: 'People in two places at once',
    purpose:
      'Looks for people who are at two dated events in different places on the same day, or located in two places.',
    advice: 'Fix the date or the place, or mark this as intended.',
    program: `${INSIDE}${EVENTS}.decl answer(who: symbol, what: symbol, other: symbol)
answer(c, e, f) :- attends(c, e), attends(c, f), e < f, dated(e, b, u), dated(f, d, v), b <= v, d <= u,
  happens_at(e, p), happens_at(f, q), p != q, !inside(p, q), !inside(q, p), !happens_at(e, q), !happens_at(f, p).
answer(c, p, q) :- character(c, _), is_in(c, p), is_in(c, q), p < q, !inside(p, q), !inside(q, p).
.decl is_in(who: symbol, place: symbol)
is_in(c, p) :- relationship(c, "located in", p), location(p, _).
is_in(c, p) :- relationship(c, "part of", p), location(p, _).
.output answer`,
    wording: '{who} is at {what} and {other} at once',
  },
  {
    id: 'the-dead',
    name: 'Dead people who act later',
    purpose:
      'Looks for people at dated events after the day they “died in” an event, or after the last date on their page if it is tagged “dead”.',
    advice: 'Fix one of the dates, or mark this as intended.',
    program: `${EVENTS}.decl died(who: symbol, day: number)
died(c, u) :- relationship(c, type, e), deadly(type), dated(e, _, u), character(c, _).
died(c, u) :- entity_tag(c, "dead"), dated(c, _, u), character(c, _).
.decl deadly(type: symbol)
deadly("died in"). deadly("was killed in").
.decl answer(who: symbol, event: symbol)
answer(c, e) :- died(c, day), attends(c, e), dated(e, b, _), b > day.
.output answer`,
    wording: '{who} is dead before {event}',
  },
  {
    id: 'lost-items',
    name: 'Items that nobody carries',
    purpose: 'Looks for items that nobody carries and that are tied to no person, place, event or scene.',
    advice: 'Give it to somebody or put it somewhere, or mark this as intended.',
    program: `.decl held(id: symbol)
held(i) :- character_carries(_, i, _).
held(i) :- relationship(i, _, x), holder(x).
held(i) :- relationship(x, _, i), holder(x).
held(i) :- relationship(i, "part of set", _).
.decl holder(id: symbol)
holder(x) :- character(x, _). holder(x) :- location(x, _). holder(x) :- scene(x, _).
holder(x) :- event(x, _).
.decl answer(item: symbol)
answer(i) :- item(i, _), !held(i).`,
    wording: '{item} is carried by nobody and lies nowhere',
  },
  {
    id: 'no-way-in',
    name: 'Scenes without a way in',
    purpose: 'Looks for scenes that no exit of another scene leads to, except those with the tag “start”.',
    advice: 'Add an entrance, or an exit of another scene. Or tag it “start”, or mark this as intended.',
    program: `.decl answer(scene: symbol)
answer(s) :- scene(s, _), !scene_exit(_, s), !entity_tag(s, "start").`,
    wording: 'No scene leads to {scene}',
  },
  {
    id: 'no-picture',
    name: 'Characters without a picture',
    purpose: 'Looks for characters that have no picture.',
    advice: 'Add a picture on the page, or mark this as intended.',
    program: `.decl of_set(id: symbol)
of_set(c) :- relationship(c, "part of set", _).
.decl answer(character: symbol)
answer(c) :- character(c, _), !picture(c), !of_set(c).`,
    wording: '{character} has no picture',
  },
  {
    id: 'idle-talents',
    name: 'Talents that do nothing',
    purpose:
      'Looks for talents without an effect that Waybook reads and without words about dice, except those of a set that nobody has.',
    advice: 'Write an effect on the page, or in properties.dice what it changes, or mark this as intended.',
    program: `.decl acts(id: symbol)
acts(t) :- effect(t, _, _, _, _).
acts(t) :- entity_property(t, "dice", _).
.decl of_set(id: symbol)
of_set(t) :- relationship(t, "part of set", _), !character_talent(_, t, _).
.decl answer(talent: symbol)
answer(t) :- entity(t, "talent", _), !acts(t), !of_set(t).`,
    wording: '{talent} does nothing',
  },
]
