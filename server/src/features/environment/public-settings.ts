/** How an installation is set up, by the names of its settings, as a game master may read it: nothing secret, and nothing of people or folders. */
export type PublicSettings = Readonly<Record<string, string>>
