/** The pages that the navigation leads a game master to beside everybody's. */
export const gameMasterPages = [{ path: '/scenes', label: 'Scenes' }] as const
