/** The relationship types by which a character names the image that is their portrait. */
export const portraitTypes: readonly string[] = ['portrayed by', 'depicted by', 'illustrated by']
