/** A file, whose last segment has a dot, a call or a picture. */
const NO_SCREEN = /^(\/display)?\/(api|pictures)(\/|$)|\.[^/]*$/

/** Whether the server answers this path with the document of the page. */
export const isScreenPath = (pathname: string): boolean => !NO_SCREEN.test(pathname)

/** The document as it was built, which a browser keeps for times without a network. It is the same for everybody. */
export const SHELL_PATH = '/shell.html'
