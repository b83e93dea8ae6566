/**
 * The folders that the React compiler memoizes. Its output makes code about 50% larger, which slows every first visit. So only components that render
 * often use it: the table, maps, lists, the world's graphs and the editor. Code elsewhere must work without it: the dependencies of an effect or a
 * ref are not memoized.
 */
export const compiler = {
  sources: [
    '/web/src/parts/map/',
    '/web/src/screens/display/',
    '/web/src/screens/editor/',
    '/web/src/screens/list/',
    '/web/src/screens/tabletop/',
    '/web/src/screens/world/',
    // Setting the HTML again would drop its listeners and the reader's selection.
    '/web/src/ui/text/rich-text',
  ],
}
