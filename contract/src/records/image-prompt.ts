/** The maximum length of a prompt. In a separate file, so that pages that need it do not bundle schemas. */
export const IMAGE_PROMPT_MAX = 4000
