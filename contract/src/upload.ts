/** A picture is uploaded by POST to this path followed by the entity's id, with the file as the body. */
export const UPLOAD_PATH = '/api/images/'

/** The maximum size of an uploaded file. */
export const UPLOAD_MAX_BYTES = 25 * 1024 * 1024
