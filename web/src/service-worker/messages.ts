/** Asks a waiting worker for its build. It answers on the port with the path of the build's first script. */
export const WHICH_BUILD = 'which build'

/** Tells a waiting worker to replace the active one at once. */
export const TAKE_OVER = 'take over'
