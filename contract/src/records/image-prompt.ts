/** The most characters of a prompt. By itself, so that a page that bounds a field by it carries no schemas. */
export const IMAGE_PROMPT_MAX = 4000
