/** The maximum length of a prompt. In a separate file, so pages can use it without bundling schemas. */
export const IMAGE_PROMPT_MAX = 4000
