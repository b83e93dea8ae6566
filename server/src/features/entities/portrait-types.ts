/** The relationship types that link a character to the image that is their portrait. */
export const portraitTypes: readonly string[] = ['portrayed by', 'depicted by', 'illustrated by']
