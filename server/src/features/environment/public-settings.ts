/** The settings of the installation, by name, that game masters may read: no secrets, no personal data, no paths. */
export type PublicSettings = Readonly<Record<string, string>>
