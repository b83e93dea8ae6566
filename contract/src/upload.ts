/** A picture is put on an entity by POST to this address and the entity's id; the body is the file as it is. */
export const UPLOAD_PATH = '/api/images/'

/** How large an uploaded file may be. */
export const UPLOAD_MAX_BYTES = 25 * 1024 * 1024
