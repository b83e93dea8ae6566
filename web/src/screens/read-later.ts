/**
 * For the `validateSearch` of a route whose screen reads the search parameters itself, whatever they are: reading them is then no part of what
 * every page loads. The type is only what links to the page may say.
 */
export const readLater = <Search extends object>(search: Search): Search => search
