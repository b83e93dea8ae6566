/**
 * A `validateSearch` that passes search parameters through. The screen reads them itself, so the code that reads them is not loaded with every
 * page. The type applies only to links to the page.
 */
export const readLater = <Search extends object>(search: Search): Search => search
