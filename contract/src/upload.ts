/** The path for uploading a picture by POST, followed by the entity's id, with the file as the body. */
export const UPLOAD_PATH = '/api/images/'

/** The path for uploading a sound by POST. Followed by a slash and the id of a sound, its bytes for game masters. */
export const SOUNDS_PATH = '/api/sounds'

/**
 * The address of the bytes of a sound while it plays. Displays have their own (`displayAddress`).
 * @example playingSoundAddress('a1') // '/api/playing/a1'
 */
export const playingSoundAddress = (playingId: string) => `/api/playing/${playingId}`

/** The path of a file that a page links to, with the page's id and the file as written there. */
export const LINKED_FILE_PATH = '/api/files'

/** @example linkedFileAddress('items/deed', 'Deed of sale.pdf') // '/api/files?page=items%2Fdeed&file=Deed%20of%20sale.pdf' */
export const linkedFileAddress = (page: string, file: string) =>
  `${LINKED_FILE_PATH}?page=${encodeURIComponent(page)}&file=${encodeURIComponent(file)}`

/** The query parameter with the file's name, if the picture is for the entity's text instead of its page. */
export const TEXT_PICTURE_NAME = 'inText'

/** The maximum size of an uploaded file. */
export const UPLOAD_MAX_BYTES = 25 * 1024 * 1024

/** The header with the URI-encoded name of an uploaded file. */
export const UPLOAD_NAME_HEADER = 'x-file-name'

/** The maximum size of a scene's map that a game master uploads. A Universal VTT file has its picture inside as text. */
export const MAP_UPLOAD_MAX_BYTES = 64 * 1024 * 1024
