/** A file (a dot in its last segment), an API call, a picture or a shared page. */
const NO_SCREEN = /^(\/display)?\/(api|pictures)(\/|$)|^\/(share|mcp|discord)(\/|$)|\.[^/]*$/

/**
 * Whether the server answers this path with the page's document.
 * @example
 * isScreenPath('/characters/kessa-vane') // true
 * isScreenPath('/api/query') // false
 */
export const isScreenPath = (pathname: string): boolean => !NO_SCREEN.test(pathname)

/** The built document, which a browser caches for offline use. It is the same for all users. */
export const SHELL_PATH = '/shell.html'
