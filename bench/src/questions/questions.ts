/** Queries that a game master might run on a large campaign, and two artificial ones: all paths through a graph, and same generation. */
export const questions: Readonly<Record<string, string>> = {
  'parts of a thing at any depth': `.decl part(x: symbol, y: symbol)
    part(x, y) :- relationship(x, "part of", y), y = "items/thing-5000".
    part(x, y) :- part(z, y), relationship(x, "part of", z).
    .printsize part`,
  'things with a tag that nothing affects': `.decl calm(x: symbol)
    calm(x) :- entity_tag(x, "lamp"), !relationship(_, "affects", x).
    .printsize calm`,
  'number of things that affect each thing': `.decl affected(x: symbol, n: number)
    affected(x, n) :- item(x, _), n = count : { relationship(_, "affects", x) }, n > 5.
    .printsize affected`,
  'words in descriptions': `.decl found(x: symbol)
    found(x) :- entity_description(x, text), contains("wick", text).
    .printsize found`,
  'all paths through a graph of 1,000 nodes and 5,000 edges': `.decl edge(x: number, y: number)
    edge(x, (x * 31 + k * k * 97 + x / 7) % 1000) :- x = range(0, 1000), k = range(1, 6).
    .decl way(x: number, y: number)
    way(x, y) :- edge(x, y).
    way(x, z) :- way(x, y), edge(y, z).
    .printsize way`,
  'same generation of 12 times 300, two parents each': `.decl parent(c: number, p: number)
    parent(c, c - 300 - c % 300 + (c * c * 31 + c * 7919 + k * 104729 * (c % 17 + 1)) / 7 % 300) :- c = range(300, 3600), k = range(0, 2).
    .decl same(x: number, y: number)
    same(x, y) :- parent(x, p), parent(y, p), x != y.
    same(x, y) :- parent(x, a), same(a, b), parent(y, b), x != y.
    .printsize same`,
}
/** The sizes of the relations that a large campaign fills. */
export const SIZES = [
  'entity',
  'item',
  'entity_tag',
  'entity_property',
  'entity_description',
  'relationship',
  'current_property',
]
  .map((relation) => `.printsize ${relation}\n`)
  .join('')
export const ENDLESS =
  '.decl n(x: number)\nn(0).\nn((x + 1) % 1000000) :- n(x).\n.decl m(x: number)\nm(x) :- n(x), n(y), x + y < 0.\n.printsize m'
