interface GameMasterPage {
  readonly path: string
  readonly label: string
}

/** The pages that the navigation leads a game master to beside everybody's. */
export const gameMasterPages: readonly GameMasterPage[] = [
  { path: '/scenes', label: 'Scenes' },
  { path: '/admin', label: 'Admin' },
]
