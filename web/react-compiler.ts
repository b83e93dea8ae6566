/**
 * Where React's compiler remembers what components have drawn. What it adds makes code half as large again, which every first visit pays for, so
 * only what draws often has it: the table, maps, lists, the world's graphs and the editor. Everywhere else, code must be right without it: what an
 * effect or a ref depends on is not remembered.
 */
export const compiler = {
  sources: [
    '/web/src/parts/map/',
    '/web/src/screens/display/',
    '/web/src/screens/editor/',
    '/web/src/screens/list/',
    '/web/src/screens/tabletop/',
    '/web/src/screens/world/',
    // Prose that is set again loses its listeners and the reader's selection.
    '/web/src/ui/text/rich-text',
  ],
}
