/** The relationship types that link a character, or a scene, to the image that shows it. */
export const portraitTypes: readonly string[] = ['portrayed by', 'depicted by', 'illustrated by']

/** These relationships as written in the file of the image. */
export const portrayingTypes: readonly string[] = ['portrays', 'depicts', 'illustrates']
