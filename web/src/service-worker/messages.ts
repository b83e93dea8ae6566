/** What a page asks a waiting worker: which build it belongs to. It answers on the port with the path of the build's first script. */
export const WHICH_BUILD = 'which build'

/** What a page tells a waiting worker: to replace the active one at once. */
export const TAKE_OVER = 'take over'
